import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '@fitfolio/embedded/postgres';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { databaseUrl, ensureDatabases, ownerOf } from '../src/database.js';

const service = 'test_ensured';
const passwords = { owner: 'owner-word', runtime: 'runtime-word' };
const roles = new Map([[service, passwords]]);
const dataDir = mkdtempSync(join(tmpdir(), 'fitfolio-postgres-'));
let postgres: EmbeddedPostgres;

async function as(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
const urlAs = (who: keyof typeof passwords): string =>
  databaseUrl(Number(new URL(postgres.adminUrl(service)).port), service, who, passwords);
const ensure = () => ensureDatabases(postgres, roles);
const ownerOfNote = () =>
  as(postgres.adminUrl(service), "select tableowner from pg_tables where tablename = 'note'");

beforeAll(async () => {
  postgres = await startPostgres({ dataDir, password: 'test', durable: false });
}, 60_000);
afterAll(async () => {
  await postgres.stop('immediate');
  rmSync(dataDir, { recursive: true, force: true });
});

it('the owner makes tables, the service may connect', async () => {
  await ensure();
  await as(urlAs('owner'), 'create table note (id int)');
  await as(urlAs('runtime'), 'select 1');
  await expect(as(urlAs('runtime'), 'create table other (id int)')).rejects.toMatchObject({
    code: '42501',
  });
});

it.each([
  'drop table ledger',
  'alter table ledger disable trigger immutable',
  'drop trigger immutable on ledger',
  'drop function refuse() cascade',
  'truncate ledger',
])('what a service connects by may not: %s', async (statement) => {
  await ensure();
  await as(
    urlAs('owner'),
    'create table if not exists ledger (id int)',
    `create or replace function refuse() returns trigger language plpgsql as $$ begin return null; end $$`,
    'create or replace trigger immutable before update on ledger for each row execute function refuse()',
    `grant select, insert on ledger to ${service}`,
  );
  await as(urlAs('runtime'), 'insert into ledger values (1)');
  await expect(as(urlAs('runtime'), statement)).rejects.toMatchObject({ code: '42501' });
});

it('a database that the service owned itself is handed over, and again nothing happens', async () => {
  const reassign = `reassign owned by ${ownerOf(service)} to ${service}`;
  await as(
    postgres.adminUrl(service),
    reassign,
    `revoke all on database ${service} from ${ownerOf(service)}`,
  );
  expect(await ownerOfNote()).toEqual([{ tableowner: service }]);
  await ensure();
  await ensure();
  expect(await ownerOfNote()).toEqual([{ tableowner: ownerOf(service) }]);
  for (const url of [urlAs('runtime'), urlAs('owner')]) await as(url, 'select 1');
});
