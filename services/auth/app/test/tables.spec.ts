import { kitTables } from '@fitfolio/service-kit/db/kit-tables';
import { tableFindings } from '@fitfolio/service-kit/testing/table-findings';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startAuth } from './support/auth.js';
import { tables } from '../src/tables.js';

let service: TestService;
beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

it('are in the database as they are declared', async () => {
  expect(await tableFindings(service.database.sql, [...kitTables, ...tables])).toEqual([]);
});

it('are found out when a migration adds what nobody declared', async () => {
  await service.database.sql('alter table account add column undeclared text');
  expect(await tableFindings(service.database.sql, [...kitTables, ...tables])).toEqual([
    'account.undeclared is in no entity: add it to defineTable, with own(…), internal(…) or secret(…)',
  ]);
});
