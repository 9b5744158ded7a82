import { randomUUID } from 'node:crypto';
import { getAnyPayment, refundPayment } from '@fitfolio/payments-contract/admin';
import { brokenBy, messagingForgeries } from '@fitfolio/service-kit/testing/invariants';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { invariants } from '../../src/audit/invariants.js';
import { type Payments, startPayments } from '../support/payments.js';

let payments: Payments;
beforeAll(async () => {
  payments = await startPayments();
  await useEverything();
});
afterAll(() => payments.close());

/** An order of each kind: waiting, paid with a promo, paid wrongly, refunded; and money that names none. */
async function useEverything(): Promise<void> {
  const buyer = await payments.buyer();
  await payments.service.database.sql(
    `insert into promo (code, kind, value, uses_per_user_max) values ('TET', 'percent', 10, 1)`,
  );
  await payments.pending(buyer);
  const paid = await payments.pending(buyer, { promoCode: 'TET', finalAmount: 180_000 });
  await payments.transfer(paid.reference, paid.amountVnd);
  const wrong = await payments.pending(buyer);
  await payments.transfer(wrong.reference, 5_000);
  const refunded = await payments.pending(buyer);
  await payments.transfer(refunded.reference, refunded.amountVnd);
  const token = await payments.service.token({ isAdmin: true });
  const call = { params: { id: refunded.id }, body: { reason: 'by request' } };
  await payments.service.call(refundPayment, call, { token });
  await payments.transfer(`nobody ${randomUUID()}`, 1_000);
  const detail = await payments.service.call(getAnyPayment, { params: { id: refunded.id } }, { token });
  expect(detail.body.data.reason).toBe('refunded');
}

const waiting = `state = 'pending' and reason = 'awaiting-transfer'`;
const receipts = 'completed = exactly one receipt that paid, with its amount';
const fact = 'completed = exactly one fact for credits';
const states = 'receipts = applied + suspense + refunded, and unmatched ones name no order';
const log = 'the log leads to where each payment stands';
const promos = 'promo uses are counted, and within their limits';

const forgeries: readonly (readonly [what: string, breaks: readonly string[], forgery: string])[] = [
  ['another amount', [receipts], `update receipt set amount_vnd = amount_vnd + 1 where state = 'applied'`],
  ['a payment nobody made', [receipts], `delete from receipt where state = 'applied'`],
  ['a refund without one', [receipts], `update receipt set state = 'refunded' where state = 'applied'`],
  ['a payment credits never hear of', [fact], `delete from outbox where subject like '%payment.completed%'`],
  [
    'a payment credits hear of twice',
    [fact],
    `insert into outbox (subject, payload, sent_at)
     select subject, payload, now() from outbox where subject like '%payment.completed%' limit 1`,
  ],
  ['money that waits without a reason', [states], `update receipt set suspense_reason = null`],
  ['money taken for nothing', [states], `update receipt set state = 'applied' where payment_id is null`],
  [
    'one transfer taken twice',
    ['one transfer of the bank is one receipt'],
    `alter table receipt drop constraint receipt_provider_bank_transaction_id_key;
     insert into receipt (provider, bank_transaction_id, amount_vnd, content, paid_at)
     select provider, bank_transaction_id, amount_vnd, content, paid_at from receipt where state = 'unmatched'`,
  ],
  [
    'an order that ends twice',
    ['only legal steps stand in the log'],
    `with p as (update payment set state = 'cancelled', closed_at = now() where ${waiting} returning id)
     insert into transition (payment_id, from_state, to_state, cause)
     select id, s.a, s.b, 'x' from p, (values (1, 'pending', 'expired'), (2, 'expired', 'cancelled')) s (n, a, b)
     order by s.n`,
  ],
  [
    'a state nothing led to',
    [log],
    `update payment set state = 'expired', closed_at = now() where ${waiting}`,
  ],
  [
    'a step that is missing',
    [log],
    `delete from transition where to_state = 'pending'
       and payment_id in (select id from payment where state = 'completed')`,
  ],
  ['a promo use nobody had', [promos], 'update promo set uses = uses + 1'],
  [
    'a promo used oftener than one person may',
    [promos],
    `alter table promo drop constraint promo_uses_per_user_max_check; update promo set uses_per_user_max = 0`,
  ],
  [
    'an order that never ends',
    ['orders end in time'],
    `update payment set expires_at = now() - interval '6 minutes' where ${waiting}`,
  ],
  ...messagingForgeries,
];

it('hold for what the service does', async () => {
  expect(await payments.broken()).toEqual([]);
});

it.each(forgeries)('name %s', async (_what, breaks, forgery) => {
  expect(await brokenBy(payments.service.database.url, invariants, forgery)).toEqual(breaks);
});

it('have each been seen to fail', () => {
  const seen = new Set(forgeries.flatMap(([, breaks]) => breaks));
  expect(invariants.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
});
