import { testDatabase, type TestDatabase } from '@fitfolio/service-kit/testing/test-database';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { ensureDatabases, ownerOf } from '../src/database.js';

const service = 'test_ensured';
const roles = new Map([[service, { owner: 'owner-word', runtime: 'runtime-word' }]]);
let test: TestDatabase;
let server: string;

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
const urlAs = (role: string, password: string, database = service): string =>
  Object.assign(new URL(`${server}/${database}`), { username: role, password }).href;
const ensure = () => ensureDatabases({ adminUrl: (name = 'postgres') => `${server}/${name}` }, roles);
const ownerOfNote = () =>
  as(`${server}/${service}`, "select tableowner from pg_tables where tablename = 'note'");

beforeAll(async () => {
  test = await testDatabase();
  server = test.url.replace(/\/[^/]*$/, '');
});
afterAll(async () => {
  const admin = `${server}/postgres`;
  await as(admin, `drop database ${service} with (force)`);
  await as(admin, `drop role ${service}, ${ownerOf(service)}`);
  await test.close();
});

it('the owner makes tables, the service may connect', async () => {
  await ensure();
  await as(urlAs(ownerOf(service), 'owner-word'), 'create table note (id int)');
  await as(urlAs(service, 'runtime-word'), 'select 1');
  await expect(as(urlAs(service, 'runtime-word'), 'create table other (id int)')).rejects.toMatchObject({
    code: '42501',
  });
});

it('a database that the service owned itself is handed over, and again nothing happens', async () => {
  const reassign = `reassign owned by ${ownerOf(service)} to ${service}`;
  await as(`${server}/${service}`, reassign, `revoke all on database ${service} from ${ownerOf(service)}`);
  expect(await ownerOfNote()).toEqual([{ tableowner: service }]);
  await ensure();
  await ensure();
  expect(await ownerOfNote()).toEqual([{ tableowner: ownerOf(service) }]);
  for (const url of [urlAs(service, 'runtime-word'), urlAs(ownerOf(service), 'owner-word')])
    await as(url, 'select 1');
});
