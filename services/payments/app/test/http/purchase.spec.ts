import { randomUUID } from 'node:crypto';
import { listPayments, prePurchase } from '@fitfolio/payments-contract/payment';
import { createPromo, listPromos, updatePromo } from '@fitfolio/payments-contract/promo';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Buyer, bundle, type Payments, startPayments } from '../support/payments.js';

let payments: Payments;
let buyer: Buyer;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.close());
afterEach(async () => expect(await payments.broken()).toEqual([]));

const codeOf = (reply: { body: unknown }) => (reply.body as { code?: string }).code;
const newPromo = async (more: object = {}) => {
  const code = `P${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`;
  const token = await payments.service.token({ isAdmin: true });
  const body = { code, kind: 'percent' as const, value: 10, ...more };
  const reply = await payments.service.call(createPromo, { body }, { token });
  expect(reply.status).toBe(201);
  return code;
};

describe('POST /credits/purchase', () => {
  beforeAll(async () => {
    buyer = await payments.buyer();
  });

  it('says how to pay', async () => {
    const payment = await payments.pending(buyer);
    expect(payment).toMatchObject({
      status: 'pending',
      reason: 'awaiting-transfer',
      finalAmount: 200_000,
      amountVnd: 200_000,
      instructions: { amountVnd: 200_000, content: payment.reference },
    });
    expect(payment.instructions?.qrPayload).toContain(payment.reference);
    await payments.cancel(buyer, payment.id);
  });

  it('needs no price of the buyer: it is today’s', async () => {
    const payment = await payments.pending(buyer, { finalAmount: undefined });
    expect(payment).toMatchObject({ finalAmount: 200_000, amountVnd: 200_000 });
    await payments.cancel(buyer, payment.id);
  });

  it('in dollars asks the bank for đồng at the frozen rate', async () => {
    const payment = await payments.pending(buyer, { currency: 'USD', finalAmount: 1000 });
    expect(payment).toMatchObject({
      currency: 'USD',
      finalAmount: 1000,
      amountVnd: 200_000,
      vndPerUsd: 20_000,
    });
    await payments.cancel(buyer, payment.id);
  });

  it('with the same key is the same order, with another body refused, without a key too', async () => {
    const key = randomUUID();
    const [a, b] = [await payments.order(buyer, {}, key), await payments.order(buyer, {}, key)];
    expect(b.body.data.id).toBe(a.body.data.id);
    const other = await payments.order(buyer, { currency: 'USD', finalAmount: 1000 }, key);
    expect([other.status, codeOf(other)]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    const without = await payments.order(buyer, {}, '');
    expect([without.status, codeOf(without)]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
    await payments.cancel(buyer, a.body.data.id);
  });

  it('twenty times at once under one key makes one order', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, () => payments.order(buyer, {}, key)));
    const made = replies.filter((r) => r.status === 201);
    expect(new Set(made.map((r) => r.body.data.id)).size).toBe(1);
    for (const r of replies) expect([201, 409]).toContain(r.status);
    await payments.cancel(buyer, made[0]!.body.data.id);
  });

  it.each([
    ['another price than was shown', { finalAmount: 199_999 }, 409, 'PRICE_CHANGED'],
    ['an unknown bundle', { bundleId: randomUUID() }, 404, 'BUNDLE_NOT_FOUND'],
    ['an unknown promo', { promoCode: 'NOSUCHCODE' }, 404, 'PROMO_INVALID'],
    ['no amount', { finalAmount: 0 }, 400, 'INVALID_INPUT'],
    ['a negative amount', { finalAmount: -1 }, 400, 'INVALID_INPUT'],
    ['a broken amount', { finalAmount: 0.5 }, 400, 'INVALID_INPUT'],
    ['a huge amount', { finalAmount: 1e300 }, 400, 'INVALID_INPUT'],
    ['a card', { method: 'card' }, 400, 'INVALID_INPUT'],
    ['an unknown field', { tokens: 500 }, 400, 'INVALID_INPUT'],
  ])('refuses %s', async (_what, more, status, code) => {
    const reply = await payments.order(buyer, more);
    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
  });

  it('in two tabs is two orders; money for one, told of from both, completes that one', async () => {
    const other = await payments.buyer();
    const [first, second] = await Promise.all([payments.pending(other), payments.pending(other)]);
    expect(first.reference).not.toBe(second.reference);
    await payments.transfer(first.reference, first.amountVnd, { tell: false });
    await Promise.all([payments.refresh(other, first.id), payments.refresh(other, second.id)]);
    const ends = [await payments.get(other, first.id), await payments.get(other, second.id)];
    expect(ends.map(({ status }) => status)).toEqual(['completed', 'pending']);
    expect((await payments.cancel(other, first.id)).status).toBe(409);
  });

  it('cancelled and paid after all is complete, as paid late', async () => {
    const other = await payments.buyer();
    const order = await payments.pending(other);
    await payments.cancel(other, order.id);
    await payments.transfer(order.reference, order.amountVnd);
    const end = await payments.get(other, order.id);
    expect([end.status, end.reason]).toEqual(['completed', 'paid-late']);
  });

  it('allows five pending orders', async () => {
    const other = await payments.buyer();
    for (let i = 0; i < 5; i += 1) await payments.pending(other);
    expect(codeOf(await payments.order(other))).toBe('TOO_MANY_PENDING_PAYMENTS');
  });
});

describe('a promo', () => {
  it('lowers the price as pre-purchase said, however it is typed', async () => {
    const code = await newPromo();
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4).toLowerCase()} `;
    const query = { bundleId: bundle.id, currency: 'VND' as const, promoCode: typed };
    const other = await payments.buyer();
    const price = (await payments.service.call(prePurchase, { query }, { token: other.token })).body.data;
    expect(price).toMatchObject({ originalAmount: 200_000, discountAmount: 20_000, finalAmount: 180_000 });
    const payment = await payments.pending(other, { promoCode: typed, finalAmount: 180_000 });
    expect(payment).toMatchObject({ promoCode: code, amountVnd: 180_000 });
    const again = await payments.order(other, { promoCode: code, finalAmount: 180_000 });
    expect(codeOf(again)).toBe('PROMO_ALREADY_USED');
    await payments.cancel(other, payment.id);
    expect((await payments.order(other, { promoCode: code, finalAmount: 180_000 })).status).toBe(201);
  });

  it('of one use a person is had once, though two orders it was given back by are paid late at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const promoCode = await newPromo();
      const other = await payments.buyer();
      const orders = [];
      for (let i = 0; i < 2; i += 1) {
        const order = await payments.pending(other, { promoCode, finalAmount: 180_000 });
        await payments.cancel(other, order.id);
        orders.push(order);
      }
      await Promise.all(orders.map(({ reference }) => payments.transfer(reference, 180_000)));
      const ends = await Promise.all(orders.map(({ id }) => payments.get(other, id)));
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['completed', 'failed']);
      expect(await payments.broken()).toEqual([]);
    }
  });

  it('may not be limited to less than one person has used', async () => {
    const code = await newPromo({ usesPerUserMax: 2 });
    const other = await payments.buyer();
    for (let i = 0; i < 2; i += 1) await payments.pending(other, { promoCode: code, finalAmount: 180_000 });
    const token = await payments.service.token({ isAdmin: true });
    const query = { search: code } as never;
    const [promo] = (await payments.service.call(listPromos, { query }, { token })).body.data;
    const { id, kind, value } = promo!;
    const body = { code, kind, value, usesPerUserMax: 1 };
    const change = await payments.service.call(updatePromo, { params: { id }, body }, { token });
    expect(codeOf(change)).toBe('PROMO_USED_UP');
  });

  it.each([
    ['of another bundle', { bundleIds: [randomUUID()] }, 'PROMO_NOT_FOR_BUNDLE'],
    ['that is over', { endsAt: '2020-01-01T00:00:00.000Z' }, 'PROMO_EXPIRED'],
    ['that is still to come', { startsAt: '2090-01-01T00:00:00.000Z' }, 'PROMO_NOT_STARTED'],
    ['that is archived', { archived: true }, 'PROMO_INVALID'],
  ])('%s is refused', async (_what, more, code) => {
    const promoCode = await newPromo(more);
    const other = await payments.buyer();
    expect(codeOf(await payments.order(other, { promoCode, finalAmount: 180_000 }))).toBe(code);
  });

  it('of three uses gives three of twenty buyers at once', async () => {
    const promoCode = await newPromo({ usesMax: 3 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => payments.buyer()));
    const replies = await Promise.all(
      buyers.map((b) => payments.order(b, { promoCode, finalAmount: 180_000 })),
    );
    expect(replies.filter((r) => r.status === 201)).toHaveLength(3);
    expect(replies.filter((r) => codeOf(r) === 'PROMO_USED_UP')).toHaveLength(17);
  });
});

describe('another user’s payment', () => {
  it('is not there', async () => {
    const [own, other] = [await payments.buyer(), await payments.buyer()];
    const payment = await payments.pending(own);
    expect((await payments.refresh(other, payment.id)).status).toBe(404);
    expect((await payments.cancel(other, payment.id)).status).toBe(404);
    const list = await payments.service.call(listPayments, {}, { token: other.token });
    expect(list.body.page.total).toBe(0);
  });
});
