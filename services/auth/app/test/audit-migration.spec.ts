import type { Migration } from '@mikro-orm/migrations';
import { testDatabase, type TestDatabase } from '@fitfolio/service-kit/testing/test-database';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Auth20261120Accounts } from '../src/migrations/2026-11-20-accounts.js';
import { Auth20261120Mail } from '../src/migrations/2026-11-20-mail.js';
import { Auth20261121People } from '../src/migrations/2026-11-21-people.js';
import { Auth20261122Audit } from '../src/migrations/2026-11-22-audit.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function run(Step: new (...args: never[]) => Migration): Promise<void> {
  const migration = new Step();
  await migration.up();
  for (const query of migration.getQueries()) await database.sql(String(query));
}

it('keeps every line, and what the oldest ones told', async () => {
  await run(Auth20261120Accounts);
  await database.sql(
    `insert into audit (action, subject, details) values ('admin-made', 'a', '{"by": "setup"}')`,
  );
  await run(Auth20261120Mail);
  await run(Auth20261121People);
  await database.sql(`insert into audit (action, subject, reason, before, after)
    values ('account-disabled', 'b', 'asked', '{"disabled": false}', '{"disabled": true}')`);
  await run(Auth20261122Audit);
  const lines = await database.sql(
    'select actor_id, action, subject, reason, before, after from audit order by id',
  );
  const first = { actor_id: null, action: 'admin-made', subject: 'a', reason: null, before: null };
  expect(lines).toEqual([
    { ...first, after: { by: 'setup' } },
    {
      actor_id: null,
      action: 'account-disabled',
      subject: 'b',
      reason: 'asked',
      before: { disabled: false },
      after: { disabled: true },
    },
  ]);
  await expect(database.sql('delete from audit')).rejects.toMatchObject({ code: 'FT003' });
});
