import { escapeIdentifier } from 'pg';
import type { Tx } from './database.js';

/**
 * What a service may do when it runs with a role of its own: read and change rows, but neither alter nor drop a table, nor
 * switch a trigger off. The owner of the tables grants it after migrations. Of tables that are only added to (their
 * trigger is `immutable`) rows cannot be changed by right either. In one transaction: a service that runs meanwhile is never
 * without its rights.
 */
export async function grantRuntime({ sql }: Pick<Tx, 'sql'>, role: string): Promise<void> {
  const tables = await sql<{ name: string; immutable: boolean }>(
    `select c.relname as name, exists (
       select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'immutable') as immutable
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  const to = escapeIdentifier(role);
  await sql(`revoke all on all tables in schema public from ${to}`);
  await sql(`grant usage on all sequences in schema public to ${to}`);
  for (const { name, immutable } of tables) {
    const rights = name === 'migration' ? 'select' : `select, insert${immutable ? '' : ', update, delete'}`;
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement after the other
    await sql(`grant ${rights} on ${escapeIdentifier(name)} to ${to}`);
  }
}
