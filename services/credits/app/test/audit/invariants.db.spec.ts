import { randomUUID } from 'node:crypto';
import { redeemCoupon } from '@fitfolio/credits-contract/coupon';
import { captureHold, holdTokens, releaseHold } from '@fitfolio/credits-contract/holds';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { brokenBy, messagingForgeries } from '@fitfolio/service-kit/testing/invariants';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { invariants } from '../../src/audit/invariants.js';
import { type Credits, startCredits, tellPaid } from '../support/credits.js';

let credits: Credits;
beforeAll(async () => {
  credits = await startCredits();
  await useEverything();
});
afterAll(() => credits.close());

/** A hold of each state, a coupon redeemed, a payment credited. */
async function useEverything(): Promise<void> {
  const [{ id: userId, token }] = await Promise.all([credits.user(5), credits.user(5)]);
  const sources = ['a', 'b', 'c'].map((name) => `cv:${name}`);
  for (const source of sources) await credits.rpc.request(holdTokens, { source, userId, feature: 'cv' });
  await credits.rpc.request(captureHold, { source: 'cv:a' });
  await credits.rpc.request(releaseHold, { source: 'cv:b' });
  await credits.service.database.sql(
    `insert into coupon (code, tokens, uses_per_user_max) values ('TET', 2, 1)`,
  );
  await credits.service.call(redeemCoupon, { body: { code: 'tet' } }, { token });
  await tellPaid(credits, userId, randomUUID());
  await eventually(async () => expect(await credits.balance(userId)).toBe(10));
}

/** Two entries on accounts of the house. */
const move = (source: string, first: string, second: string) => `with t as (
    insert into transfer (source, kind) values ('${source}', 'adjustment') returning id)
  insert into entry (transfer_id, account, amount) select id, account, amount from t,
    (values ${first}, ${second}) as v (account, amount)`;
const someone = `(select code from account where code like 'user:%' and balance > 0 order by code limit 1)`;

const sums = 'all entries sum to 0';
const pairs = 'each transfer has two entries that sum to 0';
const total = 'tokens issued = what users have, holds hold and was spent';
const coupons = 'coupon uses are counted, granted once each, and within their limits';
const payments = 'each payment told of has its credit, and each credit its payment';

const forgeries: readonly (readonly [what: string, breaks: readonly string[], forgery: string])[] = [
  ['tokens out of nothing', [sums, pairs, total], move('x', `('issued', 5)`, `('bonus', -4)`)],
  [
    'two transfers that balance only together',
    [pairs],
    `${move('x', `('issued', 2)`, `('bonus', -1)`)}; ${move('y', `('issued', -2)`, `('bonus', 1)`)}`,
  ],
  [
    'a token moved between balances by hand',
    ['each balance is the sum of its entries'],
    `update account set balance = balance + case when code = ${someone} then 1 else -1 end
     where code = ${someone} or code =
       (select code from account where code like 'user:%' and balance > 0 order by code desc limit 1)`,
  ],
  [
    'a running balance that does not run',
    ['each entry belongs to an account, and its running balance adds up'],
    `update entry set balance = balance + 1 where account = ${someone}`,
  ],
  [
    'a user spending more than they have',
    ['no user or hold balance is negative'],
    `alter table account drop constraint account_balance_check, drop constraint account_check;
     with t as (insert into transfer (source, kind) values ('x', 'adjustment') returning id),
       a as (update account set balance = balance - 100 where code = ${someone} returning code, balance)
     insert into entry (transfer_id, account, amount, balance)
       select id, code, -100, balance from t, a union all select id, 'adjustment', 100, null from t`,
  ],
  [
    'one source twice',
    ['source keys are unique'],
    `alter table transfer drop constraint transfer_source_key;
     ${move('x', `('issued', 2)`, `('bonus', -2)`)}; ${move('x', `('issued', 2)`, `('bonus', -2)`)}`,
  ],
  [
    'a hold captured without its transfer',
    ['each hold has its transfers, and ends once'],
    `update hold set state = 'captured', ended_at = now() where state = 'held'`,
  ],
  [
    'a hold refused and taken all the same',
    ['each hold has its transfers, and ends once'],
    `update hold set state = 'refused' where state = 'released'`,
  ],
  [
    'a hold nobody ends',
    ['holds end within their time'],
    `update hold set expires_at = now() - interval '5 minutes' where state = 'held'`,
  ],
  ['tokens on an account of no kind', [total], move('x', `('issued', -1)`, `('lost', 1)`)],
  ['a coupon used and not granted', [coupons], 'update coupon set uses = uses + 1'],
  [
    'a coupon used oftener than one person may',
    [coupons],
    `alter table coupon drop constraint coupon_uses_per_user_max_check; update coupon set uses_per_user_max = 0`,
  ],
  ['a credit nobody paid for', [payments], `delete from inbox where consumer like '%payment-completed%'`],
  [
    'a payment told of and not credited',
    [payments],
    `insert into inbox (consumer, key) values ('credits_payments-payment-completed-v1', 'x')`,
  ],
  ...messagingForgeries,
];

it('hold for what the service does', async () => {
  expect(await credits.broken()).toEqual([]);
});

it.each(forgeries)('name %s', async (_what, breaks, forgery) => {
  expect(await brokenBy(credits.service.database.url, invariants, forgery)).toEqual(breaks);
});

it('have each been seen to fail', () => {
  const seen = new Set(forgeries.flatMap(([, breaks]) => breaks));
  expect(invariants.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
});
