import { kitTables } from '@fitfolio/service-kit/db/kit-tables';
import { tableFindings } from '@fitfolio/service-kit/testing/table-findings';
import { startTestService, type TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { start } from '../src/main.js';
import { tables } from '../src/tables.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(start, { env: { SANDBOX_SECRET: 'sandbox-secret' } });
});
afterAll(() => service.close());

it('are in the database as they are declared', async () => {
  expect(await tableFindings(service.database.sql, [...kitTables, ...tables])).toEqual([]);
});
