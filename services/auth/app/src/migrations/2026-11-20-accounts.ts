import { Migration } from '@mikro-orm/migrations';

export class Auth20261120Accounts extends Migration {
  override readonly name = 'auth-2026-11-20-accounts';

  override up(): void {
    this.addSql('create extension if not exists unaccent');
    this.addSql(`create table account (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      name text,
      gender text,
      user_type text,
      password_hash text,
      is_admin boolean not null default false,
      email_verified boolean not null default false,
      disabled boolean not null default false,
      created_at timestamptz not null)`);
    this.addSql('create index account_newest on account (created_at desc)');
    this.addSql(`create table refresh_token (
      hash bytea primary key,
      family uuid not null,
      account_id uuid not null references account on delete cascade,
      created_at timestamptz not null,
      used_at timestamptz,
      ends_at timestamptz not null)`);
    this.addSql('create index refresh_token_family on refresh_token (family)');
    this.addSql('create index refresh_token_account on refresh_token (account_id)');
    this.addSql('create index refresh_token_end on refresh_token (ends_at)');
    this.addSql(`create table audit (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      actor uuid,
      action text not null,
      subject text,
      details jsonb not null default '{}',
      request_id text)`);
    this.addSql('create index audit_newest on audit (at desc)');
    this.addSql(`create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'audit is append-only'; end $$`);
    this.addSql(`create trigger audit_append_only before update or delete or truncate on audit
      for each statement execute function refuse_change()`);
  }
}
