import { Client } from 'pg';
import type { Sql } from '#src/db/sql';
import { nothingGivenUp, outboxDrains } from '#src/messaging/invariants';
import { type Invariant, runInvariants } from '#src/metrics/run-invariants';

/** The names of those that do not hold. */
export async function brokenInvariants(sql: Sql, invariants: readonly Invariant[]): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, broken, error } of runInvariants(invariants, (work) => work(sql))) {
    if (broken === null) throw error;
    if (broken > 0) names.push(name);
  }
  return names;
}

/** The names of those that a superuser's `forgery` breaks, past every trigger and foreign key; nothing of it is kept. */
export async function brokenBy(
  url: string,
  invariants: readonly Invariant[],
  forgery: string,
): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const sql: Sql = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
  try {
    await sql('begin');
    await sql('set local session_replication_role = replica');
    await sql(forgery);
    return await brokenInvariants(sql, invariants);
  } finally {
    await client.end();
  }
}

/** What breaks the kit's own invariants: `[what, breaks, forgery]`. */
export const messagingForgeries: readonly (readonly [string, readonly string[], string])[] = [
  [
    'an event that stays behind',
    [outboxDrains.name],
    `insert into outbox (subject, payload, created_at) values ('evt.x', '{}', now() - interval '6 minutes')`,
  ],
  [
    'a message put away',
    [nothingGivenUp.name],
    `insert into dead_letter (consumer, key, subject, payload, attempts, error) values ('x', 'x', 'x', 'x', 5, 'x')`,
  ],
];
