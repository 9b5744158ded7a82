import type { Database } from '@fitfolio/service-kit/db/database';
import { connectTo } from '@fitfolio/service-kit/testing/test-database';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findLines } from '../src/audit/audit-log.js';
import { findMails } from '../src/emails/list-emails.js';
import { findUsers } from '../src/users/find-users.js';
import { startAuth } from './support/auth.js';

const rows = 20_000;
const search = 'person-17777';
let service: TestService;
let database: Database;
beforeAll(async () => {
  service = await startAuth();
  for (const statement of [
    `insert into account (id, email, name, created_at)
       select gen_random_uuid(), 'person-' || n || '@example.com', 'Nguyễn Văn ' || n, now()
       from generate_series(1, ${rows}) n`,
    `insert into session (id, account_id, created_at, seen_at, ends_at)
       select gen_random_uuid(), id, now(), now(), now() from account`,
    `insert into mail (id, kind, language, recipient, state)
       select gen_random_uuid(), 'verify-email', 'vi', email, 'sent' from account`,
    `insert into audit (actor_id, action, subject, reason)
       select id, 'signed-in', id::text, 'asked for by ' || email from account`,
    'vacuum analyze',
  ])
    await service.database.sql(statement);
  database = await connectTo(service.database);
}, 240_000);
afterAll(async () => {
  await database.close();
  await service.close();
});

it.each([
  ['users', () => findUsers(database, { search }), 'account_search'],
  ['mails', () => findMails(database, { search }), 'mail_search'],
  ['lines of the audit log', () => findLines(database, { search }), 'audit_search'],
] as const)('an administrator’s search of %s reads no large table as a whole', async (_of, find, index) => {
  const { sql, parameters } = find().compile();
  const lines = await service.database.sql<{ 'QUERY PLAN': string }>(`explain ${sql}`, parameters);
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on');
  expect(await service.database.sql(sql, parameters)).toHaveLength(1);
});
