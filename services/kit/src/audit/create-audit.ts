/** What a migration needs so that rows of a table are only ever added: changing or removing one is refused. */
export const refuseChanges = (table: string): readonly string[] => [
  `create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: it is append-only', tg_op, tg_table_name using errcode = 'FT003';
end $$`,
  `create trigger immutable before update or delete or truncate on ${table}
    for each statement execute function refuse_change()`,
  `revoke update, delete, truncate on ${table} from current_user`,
];

/** What a migration needs for an audit table of before there was a network in it. */
export const addAuditNetwork = 'alter table audit add network text';

/** The audit table of a new service, for its migration; it lists `AuditEntity` among its tables. */
export const createAudit: readonly string[] = [
  `create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor_id uuid,
    action text not null,
    subject text,
    reason text,
    before jsonb,
    after jsonb,
    request_id text,
    network text)`,
  'create index audit_of_subject on audit (subject, at)',
  ...refuseChanges('audit'),
];
