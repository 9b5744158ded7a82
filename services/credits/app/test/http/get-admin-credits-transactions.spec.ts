import { randomUUID } from 'node:crypto';
import { exportTransactions, listAllTransactions } from '@fitfolio/credits-contract/transaction';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Credits, startCredits } from '../support/credits.js';

/** More than a spreadsheet of before could have. */
const lines = 50_500;

let credits: Credits;
let token: string;
beforeAll(async () => {
  credits = await startCredits();
  token = await credits.service.token({ isAdmin: true });
  const { id } = await credits.user();
  // Past the ledger's function, which would take a while.
  await credits.service.database.sql(
    `with made as (insert into transfer (source, kind, user_id) select 'adjustment:' || n, 'adjustment', $1
         from generate_series(1, $2::int) n returning id)
     insert into entry (transfer_id, account, amount, balance)
       select id, account, amount, 0 from made, (values ('user:' || $1::text, 1), ('adjustment', -1)) e (account, amount)`,
    [id, lines],
  );
  await credits.service.database.sql('analyze');
});
afterAll(() => credits.close());

const list = async (query: object) =>
  (await credits.service.call(listAllTransactions, { query: query as never }, { token })).body;

it('exports every line there is', async () => {
  const { body, headers } = await credits.service.call(exportTransactions, {}, { token });
  expect(headers.get('content-disposition')).toBe('attachment; filename="transactions.csv"');
  expect(String(body).trim().split('\r\n').length).toBe(lines + 1);
});

it('counts and sorts by each column, forwards and backwards', async () => {
  const [{ id: rich }, { id: poor }] = await Promise.all([credits.user(70), credits.user(60)]);
  for (const sort of ['createdAt', '-createdAt', 'amount', '-amount', 'email', '-email'])
    expect((await list({ sort })).page.total).toBe(lines + 2);
  const largest = await list({ sort: '-amount', pageSize: '2' });
  expect(largest.data.map(({ userId, amount }) => [userId, amount])).toEqual([
    [rich, 70],
    [poor, 60],
  ]);
  expect((await list({ sort: 'amount', pageSize: '1' })).data[0]?.amount).toBe(1);
  expect((await list({ type: 'bonus', search: `${poor}@example` })).data).toMatchObject([
    { userId: poor, type: 'bonus', email: `${poor}@example.com`, balance: 60 },
  ]);
  expect((await list({ type: 'spent' })).page.total).toBe(0);
});

it('shows whose account nobody has told of yet', async () => {
  const id = randomUUID();
  await credits.service.database.sql(
    `select post_transfer('payment:early:credit', 'purchase', 'issued', 'user:' || $1, 5, $1::uuid, null, '{}')`,
    [id],
  );
  expect((await list({ userId: id })).data).toMatchObject([{ userId: id, email: null, amount: 5 }]);
});
