import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '#src/db/database';
import { kitTables } from '#src/db/kit-tables';
import { tableFindings } from '#src/testing/table-findings';
import { connectTo, testDatabase, type TestDatabase } from '#src/testing/test-database';
import { AuditEntity } from './audit.entity.js';
import { createAudit } from './create-audit.js';
import { writeAudit } from './write-audit.js';

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  database = await connectTo(server);
  for (const statement of createAudit) await server.sql(statement);
});
afterAll(async () => {
  await database.close();
  await server.close();
});

it('makes the table that the entity declares', async () => {
  expect(await tableFindings(server.sql, [...kitTables, AuditEntity])).toEqual([]);
});

it('takes lines of people and of the system, and no change of them', async () => {
  const actorId = '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f0001';
  await writeAudit(database, { actorId, action: 'note-made', subject: 'n1', after: { text: 'a' } });
  await writeAudit(database, { actorId: null, action: 'note-ended', subject: null });
  expect(await server.sql('select actor_id, action, subject, after from audit order by id')).toEqual([
    { actor_id: actorId, action: 'note-made', subject: 'n1', after: { text: 'a' } },
    { actor_id: null, action: 'note-ended', subject: null, after: null },
  ]);
  const told = await server.sql(
    "select payload->>'line' as line, payload->>'action' as action from outbox where subject = $1 order by 1",
    ['evt.test.audit.written.v1'],
  );
  expect(told).toEqual([
    { line: '1', action: 'note-made' },
    { line: '2', action: 'note-ended' },
  ]);
  for (const change of ["update audit set action = 'x'", 'delete from audit', 'truncate audit'])
    await expect(server.sql(change)).rejects.toMatchObject({ code: 'FT003' });
});
