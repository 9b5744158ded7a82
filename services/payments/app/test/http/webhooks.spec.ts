import { randomInt, randomUUID } from 'node:crypto';
import {
  exportSuspense,
  getAnyPayment,
  listAllPayments,
  listSuspense,
  revenue,
} from '@fitfolio/payments-contract/admin';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { signSandbox } from '../../src/providers/sandbox.js';
import { signPayos } from '../../src/providers/payos.js';
import { type Buyer, type Payments, sandboxSecret, startPayments } from '../support/payments.js';

const payosKey = 'payos-checksum-key';
const sepayKey = 'a-sepay-key-of-some-length';
let payments: Payments;
let buyer: Buyer;
beforeAll(async () => {
  payments = await startPayments({
    PAYOS_CLIENT_ID: 'client',
    PAYOS_API_KEY: 'key',
    PAYOS_CHECKSUM_KEY: payosKey,
    SEPAY_WEBHOOK_KEY: sepayKey,
  });
  buyer = await payments.buyer();
});
afterAll(() => payments.close());
afterEach(async () => expect(await payments.broken()).toEqual([]));

const post = (provider: string, body: string, headers: Record<string, string> = {}) =>
  payments.service.raw('POST', `/payments/webhooks/${provider}`, {
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
const receiptsOf = async (id: string) =>
  (await payments.service.database.sql('select 1 from receipt where bank_transaction_id = $1', [id])).length;
/** What became of a transfer, and whether its time is known. */
const receiptOf = async (id: string) => {
  const [row] = await payments.service.database.sql(
    'select state, suspense_reason as reason, paid_at as "paidAt" from receipt where bank_transaction_id = $1',
    [id],
  );
  return row;
};
const waits = { state: 'suspense', reason: 'time-unknown', paidAt: null };
const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString();
const oddTimes = [
  '',
  'hôm qua',
  '31/12/2026 10:00',
  '0000-01-01T00:00:00Z',
  '2019-12-31T00:00:00Z',
  inThreeDays,
];
const seconds = () => Math.floor(Date.now() / 1000);

describe('a webhook of the sandbox bank', () => {
  const signed = (body: string, at = seconds(), secret = sandboxSecret) =>
    post('sandbox', body, { 'x-sandbox-signature': signSandbox(secret, body, at) });
  const now = () => new Date().toISOString();
  const telling = (content: string, amount = 200_000, id: string = randomUUID(), paidAt = now()) => ({
    id,
    body: JSON.stringify({
      event: 'transfer.received',
      transfer: { id, amount, content, paidAt },
    }),
  });

  it('that is signed completes the order; replayed it changes nothing', async () => {
    const order = await payments.pending(buyer);
    const { id, body } = telling(`CT ${order.reference.toLowerCase()} ung ho`);
    for (let i = 0; i < 3; i += 1) expect((await signed(body)).status).toBe(200);
    expect(await receiptsOf(id)).toBe(1);
    const now = await payments.get(buyer, order.id);
    expect([now.status, now.reason, now.transactionId]).toEqual(['completed', 'paid', id]);
  });

  it.each([
    ['unsigned', (body: string) => post('sandbox', body)],
    ['with an empty signature', (body: string) => post('sandbox', body, { 'x-sandbox-signature': '' })],
    ['of another secret', (body: string) => signed(body, seconds(), 'another-secret')],
    ['twenty minutes old', (body: string) => signed(body, seconds() - 1200)],
    ['from the future', (body: string) => signed(body, seconds() + 1200)],
    [
      're-serialised',
      (body: string) => {
        const signature = signSandbox(sandboxSecret, body, seconds());
        return post('sandbox', JSON.stringify(JSON.parse(body), null, 1), {
          'x-sandbox-signature': signature,
        });
      },
    ],
    [
      'with another amount',
      (body: string) => {
        const signature = signSandbox(sandboxSecret, body, seconds());
        return post('sandbox', body.replace('200000', '900000'), { 'x-sandbox-signature': signature });
      },
    ],
  ])('%s is refused', async (_what, send) => {
    const order = await payments.pending(buyer);
    const { id, body } = telling(order.reference);
    const reply = await send(body);
    expect([reply.status, (reply.body as { code: string }).code]).toEqual([401, 'WEBHOOK_SIGNATURE_INVALID']);
    expect(await receiptsOf(id)).toBe(0);
    expect((await payments.get(buyer, order.id)).status).toBe('pending');
    await payments.cancel(buyer, order.id);
  });

  it('truncated is refused', async () => {
    const { body } = telling('x');
    const signature = signSandbox(sandboxSecret, body, seconds());
    const reply = await post('sandbox', body.slice(0, -10), { 'x-sandbox-signature': signature });
    expect(reply.status).toBe(400);
  });

  it.each([
    ['slow', -600],
    ['fast', 600],
  ])('by a clock ten minutes %s is taken, for a payment in time', async (_what, wrong) => {
    const order = await payments.pending(buyer);
    const paidAt = new Date(Date.now() + wrong * 1000).toISOString();
    const { body } = telling(order.reference, 200_000, randomUUID(), paidAt);
    expect((await signed(body, seconds() + wrong)).status).toBe(200);
    const now = await payments.get(buyer, order.id);
    expect([now.status, now.reason]).toEqual(['completed', 'paid']);
  });

  it.each([0, -200_000, 0.5, 1e300, '200000'])('about an amount of %p changes nothing', async (amount) => {
    const order = await payments.pending(buyer);
    const { id, body } = telling(order.reference, amount as number);
    expect((await signed(body)).status).toBeLessThan(500);
    expect(await receiptsOf(id)).toBe(0);
    expect((await payments.get(buyer, order.id)).status).toBe('pending');
    await payments.cancel(buyer, order.id);
  });

  it.each(oddTimes)('of “%s” is kept without a time, and waits for a person', async (paidAt) => {
    const order = await payments.pending(buyer);
    const { id, body } = telling(order.reference, 200_000, randomUUID(), paidAt);
    expect((await signed(body)).status).toBe(200);
    expect(await receiptOf(id)).toEqual(waits);
    const now = await payments.get(buyer, order.id);
    expect([now.status, now.reason, now.notices[0]?.kind]).toEqual([
      'pending',
      'awaiting-transfer',
      'time-unknown',
    ]);
    await payments.cancel(buyer, order.id);
  });

  it('of an odd time and the most that a number holds leaves the administrators’ pages as they were', async () => {
    const order = await payments.pending(buyer);
    const token = await payments.service.token({ isAdmin: true });
    for (const content of [order.reference, 'nobody', 'nobody else'])
      await signed(telling(content, Number.MAX_SAFE_INTEGER, randomUUID(), '0000-01-01T00:00:00Z').body);
    const { id } = order;
    const replies = [
      await payments.service.call(revenue, {}, { token }),
      await payments.service.call(listAllPayments, {}, { token }),
      await payments.service.call(listSuspense, {}, { token }),
      await payments.service.call(exportSuspense, {}, { token }),
      await payments.service.call(getAnyPayment, { params: { id } }, { token }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(replies[0]?.body).toMatchObject({ data: { openSuspenseVnd: Number.MAX_SAFE_INTEGER } });
    await payments.cancel(buyer, id);
  });

  it('with texts longer than an index takes is kept with their beginning', async () => {
    const order = await payments.pending(buyer);
    const text = ` ${order.reference} ${'ệ'.repeat(20_000)}`;
    expect((await signed(telling(text, 200_000, randomUUID() + text).body)).status).toBe(200);
    expect((await payments.get(buyer, order.id)).status).toBe('completed');
  });

  it('about something else is understood and left', async () => {
    expect((await signed('{"event":"ping"}')).status).toBe(200);
    const { id, body } = telling('tien an trua');
    expect((await signed(body)).status).toBe(200);
    expect(await receiptsOf(id)).toBe(1);
  });
});

describe('a webhook of payOS', () => {
  const telling = async (orderId: string, amount: number, more: object = {}) => {
    const [row] = await payments.service.database.sql<{ code: number }>(
      'select order_code::int as code from payment where id = $1',
      [orderId],
    );
    const data = {
      orderCode: row?.code ?? 0,
      amount,
      description: 'CSXYZ FF',
      accountNumber: '12345678',
      reference: `FT${randomUUID()}`,
      transactionDateTime: '2026-11-21 18:25:00',
      currency: 'VND',
      paymentLinkId: 'link',
      code: '00',
      desc: 'Thành công',
      counterAccountName: null,
      ...more,
    };
    return {
      data,
      body: { code: '00', desc: 'success', success: true, data, signature: signPayos(payosKey, data) },
    };
  };

  it('is signed over its fields, whatever their order', async () => {
    const order = await payments.pending(buyer);
    const { body, data } = await telling(order.id, 200_000);
    const shuffled = Object.fromEntries(Object.entries(data).toReversed());
    expect((await post('payos', JSON.stringify({ ...body, data: shuffled }))).status).toBe(200);
    expect((await payments.get(buyer, order.id)).status).toBe('completed');
  });

  it.each(oddTimes)('of “%s” is kept without a time, and waits for a person', async (transactionDateTime) => {
    const order = await payments.pending(buyer);
    const { body, data } = await telling(order.id, 200_000, { transactionDateTime });
    expect((await post('payos', JSON.stringify(body))).status).toBe(200);
    expect(await receiptOf(data.reference)).toEqual(waits);
    await payments.cancel(buyer, order.id);
  });

  it('that was changed is refused, its trial is left', async () => {
    const order = await payments.pending(buyer);
    const { body, data } = await telling(order.id, 200_000);
    expect((await post('payos', JSON.stringify({ ...body, data: { ...data, amount: 1 } }))).status).toBe(401);
    expect((await post('payos', JSON.stringify({ ...body, signature: '' }))).status).toBe(401);
    expect((await post('payos', '{}')).status).toBe(401);
    const trial = await telling(order.id, 3000, { orderCode: 123 });
    expect((await post('payos', JSON.stringify(trial.body))).status).toBe(200);
    expect(await receiptsOf(trial.data.reference)).toBe(0);
    await payments.cancel(buyer, order.id);
  });
});

describe('a webhook of SePay', () => {
  const telling = (content: string, more: object = {}) =>
    JSON.stringify({
      id: Math.floor(Math.random() * 1e9),
      gateway: 'Vietcombank',
      transactionDate: '2026-11-21 21:02:37',
      accountNumber: '0123499999',
      content,
      transferType: 'in',
      transferAmount: 200_000,
      ...more,
    });
  const authorization = `Apikey ${sepayKey}`;

  it('with the key completes the order; money that goes out is left', async () => {
    const order = await payments.pending(buyer);
    expect(
      (await post('sepay', telling(order.reference, { transferType: 'out' }), { authorization })).status,
    ).toBe(200);
    expect((await payments.get(buyer, order.id)).status).toBe('pending');
    expect((await post('sepay', telling(`IBFT ${order.reference} GD 123`), { authorization })).status).toBe(
      200,
    );
    expect((await payments.get(buyer, order.id)).status).toBe('completed');
  });

  it.each(oddTimes)('of “%s” is kept without a time, and waits for a person', async (transactionDate) => {
    const order = await payments.pending(buyer);
    const id = randomInt(1e9);
    const body = telling(order.reference, { id, transactionDate });
    expect((await post('sepay', body, { authorization })).status).toBe(200);
    expect(await receiptOf(String(id))).toEqual(waits);
    await payments.cancel(buyer, order.id);
  });

  it.each(['', 'Apikey wrong', sepayKey, `Bearer ${sepayKey}`])('with “%s” is refused', async (wrong) => {
    expect((await post('sepay', telling('x'), { authorization: wrong })).status).toBe(401);
  });
});

it('a provider that is none is not there', async () => {
  expect((await post('paypal', '{}')).status).toBe(400);
});
