import { listAllPayments } from '@fitfolio/payments-contract/admin';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { expect, it } from '@jest/globals';
import { manyPayments } from '../support/many-payments.js';

/** More than an export was ever cut at. */
const sold = manyPayments(50_100);

it.each([
  ['MANY47110', 1, 'payment_search'],
  ['lan@example', 100, 'person_search'],
])('a search for %s reads an index', async (search, total, index) => {
  const { payments, token } = sold();
  const query = { search } as never;
  const { body } = await payments.service.call(listAllPayments, { query }, { token });
  expect(body.page.total).toBe(total);
  await eventually(async () => {
    const [row] = await payments.service.database.sql<{ scans: number }>(
      'select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = $1',
      [index],
    );
    expect(row?.scans).toBeGreaterThan(0);
  });
});
