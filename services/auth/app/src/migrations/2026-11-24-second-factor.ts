import { Migration } from '@mikro-orm/migrations';

export class Auth20261124SecondFactor extends Migration {
  override readonly name = 'auth-2026-11-24-second-factor';

  override up(): void {
    this.addSql(`alter table session
      add authenticated_at timestamptz not null default to_timestamp(0),
      add second_factor boolean not null default false`);
    this.addSql('update session set authenticated_at = created_at');
    this.addSql(`create table factor (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      kind text not null check (kind in ('totp', 'passkey')),
      name text not null,
      created_at timestamptz not null default now(),
      used_at timestamptz,
      totp_secret bytea,
      totp_step integer,
      credential_id text unique,
      public_key bytea,
      counter bigint,
      transports jsonb not null default '[]',
      multi_device boolean,
      backed_up boolean,
      check (kind <> 'totp' or totp_secret is not null),
      check (kind <> 'passkey' or (credential_id is not null and public_key is not null)))`);
    this.addSql('create index factor_account on factor (account_id, created_at)');
    this.addSql(`create table recovery_code (
      hash bytea primary key,
      account_id uuid not null references account on delete cascade,
      used_at timestamptz)`);
    this.addSql('create index recovery_code_account on recovery_code (account_id)');
    this.addSql(`create table challenge (
      hash bytea primary key,
      purpose text not null,
      account_id uuid references account on delete cascade,
      password_hash text,
      ends_at timestamptz not null)`);
    this.addSql('create index challenge_account on challenge (account_id)');
    this.addSql('create index challenge_end on challenge (ends_at)');
  }
}
