import { Migration } from '@mikro-orm/migrations';

export class Auth20261120Mail extends Migration {
  override readonly name = 'auth-2026-11-20-mail';

  override up(): void {
    this.addSql(`create table mail (
      id uuid primary key,
      kind text not null,
      language text not null,
      recipient text not null,
      state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
      tries int not null default 0,
      due_at timestamptz not null default now(),
      error text,
      created_at timestamptz not null default now(),
      sent_at timestamptz)`);
    this.addSql(`create index mail_due on mail (due_at) where state in ('queued', 'sending')`);
    this.addSql('create index mail_newest on mail (created_at desc)');
    this.addSql(`create table code (
      account_id uuid not null references account on delete cascade,
      purpose text not null,
      mail_id uuid,
      hash bytea not null,
      made_at timestamptz not null,
      ends_at timestamptz not null,
      tries int not null default 0,
      used boolean not null default false,
      primary key (account_id, purpose))`);
  }
}
