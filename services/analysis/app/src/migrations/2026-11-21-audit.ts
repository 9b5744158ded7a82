import { Migration } from '@mikro-orm/migrations';

/** Who looked at whose result. Identifiers only, so that it says nothing of a person who has left. */
export class Analysis20261121Audit extends Migration {
  override readonly name = 'analysis-2026-11-21-audit';

  override up(): void {
    this.addSql(`create table audit (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      actor_id uuid not null,
      action text not null,
      subject text not null,
      reason text,
      before jsonb,
      after jsonb,
      request_id text)`);
    this.addSql('create index audit_of_subject on audit (subject, at)');
    this.addSql(`create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: it is append-only', tg_op, tg_table_name using errcode = 'FT003';
end $$`);
    this.addSql(`create trigger immutable before update or delete or truncate on audit
      for each statement execute function refuse_change()`);
    this.addSql('revoke update, delete, truncate on audit from current_user');
  }
}
