import { createFolded } from '@fitfolio/service-kit/db/folded';
import { Migration } from '@mikro-orm/migrations';

export class Auth20261121People extends Migration {
  override readonly name = 'auth-2026-11-21-people';

  override up(): void {
    for (const statement of createFolded) this.addSql(statement);
    this.addSql(`alter table account
      add google_sub text unique,
      add deletion_at timestamptz,
      add search text not null generated always as (folded(email || ' ' || coalesce(name, ''))) stored`);
    this.addSql('create index account_search on account using gin (search gin_trgm_ops)');
    this.addSql('create index account_deletion on account (deletion_at) where deletion_at is not null');
    this.addSql(`create table session (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      device jsonb not null default '{"kind":"other","browser":null,"system":null}',
      place text not null default 'unknown',
      network text,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      ends_at timestamptz not null)`);
    this.addSql(`insert into session (id, account_id, created_at, seen_at, ends_at)
      select family, (array_agg(account_id))[1], min(created_at), max(created_at), max(ends_at)
      from refresh_token group by family`);
    this.addSql('create index session_account on session (account_id, seen_at desc)');
    this.addSql(`alter table refresh_token
      add foreign key (family) references session on delete cascade`);
    this.addSql(`alter table mail add values jsonb not null default '{}'`);
    this.addSql('create index mail_recipient on mail (recipient)');
    this.addSql('create index code_mail on code (mail_id)');
    this.addSql('alter table audit add reason text, add before jsonb, add after jsonb');
    this.addSql('create index audit_subject on audit (subject, id desc)');
    this.addSql('create index audit_actor on audit (actor, id desc)');
  }
}
