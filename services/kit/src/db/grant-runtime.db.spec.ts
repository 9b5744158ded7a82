import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createAudit } from '#src/audit/create-audit';
import { parseConfig, ServiceConfig } from '#src/config/service-config';
import { createLogger } from '#src/log/logger';
import { testDatabase, type TestDatabase } from '#src/testing/test-database';
import { Migration } from '@mikro-orm/migrations';
import { connectDatabase } from './connect.js';
import type { Database } from './database.js';

class Notes extends Migration {
  override readonly name = 'test-notes';

  override up(): void {
    this.addSql('create table note (id bigint generated always as identity primary key, text text)');
    for (const statement of createAudit) this.addSql(statement);
  }
}

let server: TestDatabase;
let service: Promise<Database>;
const [owner, runtime] = ['test_notes_owner', 'test_notes'] as const;

const connectAs = (role: string) => {
  const url = new URL(server.url);
  url.username = role;
  url.password = role;
  const config = parseConfig(ServiceConfig, {
    DATABASE_URL: url.href,
    DATABASE_RUNTIME_ROLE: role === owner ? runtime : undefined,
    NATS_URL: 'x',
    AUTH_KEYS_URL: 'http://localhost:1',
    PUBLIC_URL: 'http://localhost:1',
  });
  const definition = { entities: [], migrations: [Notes] };
  return connectDatabase('test', config, definition, createLogger('test', 'silent'));
};

beforeAll(async () => {
  server = await testDatabase();
  const name = new URL(server.url).pathname.slice(1);
  for (const role of [owner, runtime]) await server.sql(`create role ${role} login password '${role}'`);
  await server.sql(`alter database ${name} owner to ${owner}`);
  // It is there first, and waits for its tables.
  service = connectAs(runtime);
  await (await connectAs(owner)).close();
}, 60_000);
afterAll(async () => {
  await (await service).close();
  await server.sql(`drop owned by ${runtime}, ${owner}`);
  await server.close();
  const admin = new Client({ connectionString: server.url.replace(/[^/]*$/, 'postgres') });
  await admin.connect();
  await admin.query(`drop role ${runtime}, ${owner}`);
  await admin.end();
});

it('a service reads and changes rows', async () => {
  const { sql } = await service;
  await sql("insert into note (text) values ('one')");
  await sql("update note set text = 'two'");
  await sql("insert into audit (action) values ('note-made')");
  expect(await sql('select n.text, a.action from note n, audit a')).toEqual([
    { text: 'two', action: 'note-made' },
  ]);
  await sql('delete from note');
});

it.each([
  'drop table note',
  'alter table note add column more text',
  'alter table audit disable trigger immutable',
  'drop trigger immutable on audit',
  'truncate note',
  'create table other (id int)',
  "update audit set action = 'x'",
  'delete from audit',
  "delete from migration where name = 'test-notes'",
  'drop function refuse_change() cascade',
  'alter role test_notes superuser',
])('it may not: %s', async (statement) => {
  await expect((await service).sql(statement)).rejects.toMatchObject({ code: '42501' });
});

it('rights given by hand are gone after the next migration', async () => {
  await server.sql(`grant truncate on note to ${runtime}`);
  await (await connectAs(owner)).close();
  await expect((await service).sql('truncate note')).rejects.toMatchObject({ code: '42501' });
});
