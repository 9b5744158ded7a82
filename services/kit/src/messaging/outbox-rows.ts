import type { Sql } from '#src/db/sql';

export interface OutboxRow {
  readonly id: string;
  readonly subject: string;
  readonly payload: unknown;
  readonly request_id: string | null;
  readonly traceparent: string | null;
  readonly sends: number;
}

/** Where a row landed: which life of the stream, and which place in it. */
export interface Landing {
  readonly id: string;
  readonly epoch: string;
  readonly seq: number;
}

const claimSeconds = 15;
/** Below the stream's own age limit. */
export const outboxKeepDays = 7;

/**
 * Takes unsent rows for this relay only. A claim, not a held transaction: nothing stays open over the network,
 * and the rows of a relay that died are free again after 15 s.
 */
export async function claimUnsent(sql: Sql, max: number): Promise<OutboxRow[]> {
  return sql<OutboxRow>(
    `with next as (
       select id from outbox
       where sent_at is null and (claimed_until is null or claimed_until < now())
       order by position limit $1 for update skip locked),
     taken as (
       update outbox o set claimed_until = now() + make_interval(secs => ${claimSeconds})
       from next where o.id = next.id
       returning o.id, o.position, o.subject, o.payload, o.request_id, o.traceparent, o.sends)
     select id, subject, payload, request_id, traceparent, sends from taken order by position`,
    [max],
  );
}

export async function markSent(sql: Sql, landed: readonly Landing[]): Promise<void> {
  await sql(
    `update outbox o set sent_at = clock_timestamp(), claimed_until = null, stream_epoch = l.epoch, stream_seq = l.seq
     from unnest($1::uuid[], $2::text[], $3::bigint[]) as l (id, epoch, seq) where o.id = l.id`,
    [landed.map((l) => l.id), landed.map((l) => l.epoch), landed.map((l) => l.seq)],
  );
}

export async function releaseClaims(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql('update outbox set claimed_until = null where id = any($1::uuid[])', [ids]);
}

export async function countUnsent(sql: Sql): Promise<number> {
  const [row] = await sql<{ n: number }>('select count(*)::int as n from outbox where sent_at is null');
  return row?.n ?? 0;
}

/** Forgets rows that were sent long ago. */
export async function forgetSent(sql: Sql): Promise<void> {
  await sql(`delete from outbox where sent_at < now() - make_interval(days => ${outboxKeepDays})`);
}
