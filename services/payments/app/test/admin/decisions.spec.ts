import { randomUUID } from 'node:crypto';
import {
  acceptSuspense,
  exportPayments,
  exportSuspense,
  getAnyPayment,
  listAllPayments,
  listSuspense,
  refundPayment,
  refundSuspense,
  revenue,
} from '@fitfolio/payments-contract/admin';
import { paymentsRoutes } from '@fitfolio/payments-contract/routes';
import { mailRequestedBy } from '@fitfolio/auth-contract/mail-request';
import { fillPath } from '@fitfolio/contract-kit/route';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Payments, startPayments } from '../support/payments.js';

let payments: Payments;
let admin: string;
beforeAll(async () => {
  payments = await startPayments();
  admin = await payments.service.token({ isAdmin: true });
});
afterAll(() => payments.close());
afterEach(async () => expect(await payments.broken()).toEqual([]));

const codeOf = (reply: { body: unknown }) => (reply.body as { code?: string }).code;
const mailRequested = mailRequestedBy('payments');
const body = { reason: 'by request of the buyer' };
const call: Payments['service']['call'] = (route, sent) =>
  payments.service.call(route, sent, { token: admin });
async function suspended(amount: number, more: object = {}) {
  const buyer = await payments.buyer();
  const order = await payments.pending(buyer, more);
  await payments.transfer(order.reference, amount);
  const detail = (await call(getAnyPayment, { params: { id: order.id } })).body.data;
  return { buyer, order, receiptId: detail.receipts[0]!.id };
}

describe('money that waits', () => {
  it('is accepted once, and completes its order', async () => {
    const { buyer, order, receiptId } = await suspended(150_000);
    const items = (await call(listSuspense, { query: { search: order.reference } as never })).body.data;
    expect(items).toMatchObject([{ id: receiptId, suspenseReason: 'too-little', expectedVnd: 200_000 }]);
    const file = await call(exportSuspense, { query: { search: order.reference } });
    const [names, line, end] = (file.body as unknown as string).split('\r\n');
    expect(names).toContain(',amount_vnd,expected_vnd,suspense_reason,');
    expect(line).toContain(',150000,200000,"too-little",');
    expect(end).toBe('');
    expect((await call(acceptSuspense, { params: { receiptId }, body })).body.data.state).toBe('applied');
    expect((await payments.get(buyer, order.id)).reason).toBe('accepted-by-admin');
    expect(codeOf(await call(acceptSuspense, { params: { receiptId }, body }))).toBe(
      'RECEIPT_NOT_IN_SUSPENSE',
    );
    expect(codeOf(await call(refundSuspense, { params: { receiptId }, body }))).toBe(
      'RECEIPT_NOT_IN_SUSPENSE',
    );
  });

  it.each([
    ['vi', 150_000],
    ['en', 260_000],
  ] as const)(
    'accepted is receipted in the buyer’s language (%s), with what was paid',
    async (language, amount) => {
      const { order, receiptId } = await suspended(amount, { language });
      await call(acceptSuspense, { params: { receiptId }, body });
      const mails = await payments.service.database.sql<{ payload: unknown }>(
        `select payload from outbox where subject = $1 and payload->'mail'->'values'->>'reference' = $2 order by position`,
        [mailRequested.subject, order.reference],
      );
      const asked = mails.map(({ payload }) => mailRequested.payload.parse(payload));
      expect(asked.map((mail) => [mail.mail.kind, mail.language])).toEqual([
        ['payment-suspense', language],
        ['payment-receipt', language],
      ]);
      expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(2);
      expect(asked[1]?.mail.values).toMatchObject({ amount: `${amount / 1000}.000 ₫` });
    },
  );

  it('is sent back, and its order waits on', async () => {
    const { buyer, order, receiptId } = await suspended(250_000);
    expect((await call(refundSuspense, { params: { receiptId }, body })).body.data.state).toBe('refunded');
    const now = await payments.get(buyer, order.id);
    expect([now.status, now.reason]).toEqual(['pending', 'awaiting-transfer']);
  });

  it('that names no order is taken for one by hand, not for a paid one', async () => {
    const [buyer, id] = [await payments.buyer(), randomUUID()];
    await payments.transfer(`quen noi dung ${id}`, 200_000);
    const [item] = (await call(listSuspense, { query: { search: id } as never })).body.data;
    expect(item).toMatchObject({ suspenseReason: 'no-payment', paymentId: null });
    const params = { receiptId: item!.id };
    expect(codeOf(await call(acceptSuspense, { params, body }))).toBe('RECEIPT_NOT_ACCEPTABLE');
    const order = await payments.pending(buyer);
    const taken = await call(acceptSuspense, { params, body: { ...body, paymentId: order.id } });
    expect(taken.body.data).toMatchObject({ state: 'applied', paymentId: order.id });
  });
});

describe('a refund', () => {
  const paid = async () => {
    const buyer = await payments.buyer();
    const order = await payments.pending(buyer);
    await payments.transfer(order.reference, order.amountVnd);
    return { buyer, order };
  };
  const refund = (id: string) => call(refundPayment, { params: { id }, body });

  it('takes the tokens back once, and stands in the log', async () => {
    const { buyer, order } = await paid();
    const first = await refund(order.id);
    expect(first.body.data.transitions.map((t) => [t.from, t.to, t.cause])).toEqual([
      [null, 'pending', 'ordered'],
      ['pending', 'completed', 'webhook'],
      ['completed', 'completed', 'refund'],
    ]);
    expect((await refund(order.id)).body.data.transitions).toHaveLength(3);
    expect((await payments.get(buyer, order.id)).reason).toBe('refunded');
    await payments.transfer(order.reference, order.amountVnd);
    expect((await payments.get(buyer, order.id)).notices).toMatchObject([{ kind: 'second-transfer' }]);
  });

  it('begun in time is done, though its days end while the tokens are taken', async () => {
    const { buyer, order } = await paid();
    const days = (count: number) =>
      payments.service.database.sql(
        'update payment set completed_at = now() - $2 * $3::interval where id = $1',
        [order.id, count, '1 day'],
      );
    payments.whileReversing = () => days(8);
    expect((await refund(order.id)).status).toBe(200);
    payments.whileReversing = () => Promise.resolve();
    expect((await payments.get(buyer, order.id)).reason).toBe('refunded');
    expect((await refund(order.id)).body.data.transitions).toHaveLength(3);
  });

  it('needs a complete payment, in time, with unused tokens', async () => {
    const open = await payments.pending(await payments.buyer());
    expect(codeOf(await refund(open.id))).toBe('PAYMENT_NOT_COMPLETED');
    const { order } = await paid();
    payments.spent.add(order.id);
    expect(codeOf(await refund(order.id))).toBe('TOKENS_ALREADY_SPENT');
    await payments.service.database.sql(
      `update payment set completed_at = now() - interval '8 days' where id = $1`,
      [order.id],
    );
    expect(codeOf(await refund(order.id))).toBe('REFUND_TOO_LATE');
    expect((await refund(randomUUID())).status).toBe(404);
  });
});

it('lists, the file and the revenue tell of a payment', async () => {
  const query = { search: 'FF' } as never;
  const list = await call(listAllPayments, { query });
  expect(list.body.page.total).toBeGreaterThan(3);
  expect((await call(exportPayments)).body as unknown as string).toContain(list.body.data[0]!.reference);
  const { data } = (await call(revenue)).body;
  expect(data.days.at(-1)?.revenueVnd).toBeGreaterThan(0);
});

it('opens no administrator’s route to others, nor a write to who is none any more', async () => {
  const former = randomUUID();
  payments.formerAdmins.add(former);
  const user = (await payments.buyer()).token;
  const ex = await payments.service.token({ id: former, isAdmin: true });
  const params = { id: randomUUID(), receiptId: randomUUID(), provider: 'sandbox' };
  for (const route of Object.values(paymentsRoutes).filter((r) => r.access !== 'public')) {
    const status = async (token?: string) =>
      (
        await payments.service.raw(route.method, fillPath(route.path, params), {
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        })
      ).status;
    expect([route.id, await status()]).toEqual([route.id, 401]);
    if (route.access !== 'admin') continue;
    expect([route.id, await status(user)]).toEqual([route.id, 403]);
    if (route.method !== 'GET') expect([route.id, await status(ex)]).toEqual([route.id, 403]);
  }
});
