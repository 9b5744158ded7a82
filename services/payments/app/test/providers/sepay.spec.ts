import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { type BankServer, bankServer, json } from '../support/bank-server.js';
import { type Payments, startPayments } from '../support/payments.js';

let bank: BankServer;
let payments: Payments;
beforeAll(async () => {
  bank = await bankServer();
  payments = await startPayments({
    PAYMENTS_PROVIDER: 'sepay',
    SEPAY_URL: bank.url,
    SEPAY_API_TOKEN: 'token-of-the-statement',
    SEPAY_WEBHOOK_KEY: 'a-sepay-key-of-some-length',
    PROVIDER_TIMEOUT_MS: '300',
  });
});
afterAll(async () => {
  await payments.close();
  await bank.close();
});
afterEach(async () => expect(await payments.broken()).toEqual([]));

const line = (id: string, amount: string, content: string) => ({
  id,
  amount_in: amount,
  transaction_date: '2026-11-21 18:00:00',
  transaction_content: content,
});

it('finds a transfer whose webhook was lost in the statement', async () => {
  const buyer = await payments.buyer();
  const order = await payments.pending(buyer);
  const lines = [
    line('1', '200000.00', 'khac'),
    line('92', '200000.00', `MB.${order.reference.toLowerCase()}.CT`),
  ];
  bank.answer = (_path, _body, reply) => json(reply, { status: 200, transactions: lines });
  expect((await payments.refresh(buyer, order.id)).body.data).toMatchObject({
    status: 'completed',
    transactionId: '92',
  });
  expect(bank.calls.at(-1)?.headers.authorization).toBe('Bearer token-of-the-statement');
  expect((await payments.refresh(buyer, order.id)).body.data.status).toBe('completed');
});

it('keeps a line whose time cannot be read, and no line of no amount', async () => {
  const buyer = await payments.buyer();
  const order = await payments.pending(buyer);
  const odd = { ...line('94', '200000', order.reference), transaction_date: 'hôm qua' };
  const lines = [odd, line('95', '1e300', order.reference)];
  bank.answer = (_path, _body, reply) => json(reply, { status: 200, transactions: lines });
  const { status, notices } = (await payments.refresh(buyer, order.id)).body.data;
  expect([status, notices.map(({ kind }) => kind)]).toEqual(['pending', ['time-unknown']]);
});

it('asks once for all who want to know at the same time, and anew for an order made since', async () => {
  const buyer = await payments.buyer();
  bank.answer = (_path, _body, reply) => json(reply, { status: 200, transactions: [] });
  const orders = [await payments.pending(buyer), await payments.pending(buyer)];
  const before = bank.calls.length;
  await Promise.all(orders.map(({ id }) => payments.refresh(buyer, id)));
  expect(bank.calls).toHaveLength(before + 1);
  const later = await payments.pending(buyer);
  bank.answer = (_path, _body, reply) =>
    json(reply, { status: 200, transactions: [line('93', '200000', later.reference)] });
  expect((await payments.refresh(buyer, later.id)).body.data.status).toBe('completed');
});

it.each([
  ['is down', (reply: Parameters<BankServer['answer']>[2]) => json(reply, {}, 503)],
  ['says nothing in time', () => undefined],
  ['talks rubbish', (reply: Parameters<BankServer['answer']>[2]) => void reply.end('<html>')],
  ['hangs up', (reply: Parameters<BankServer['answer']>[2]) => void reply.destroy()],
])('changes nothing when the bank %s', async (_what, answer) => {
  bank.answer = (_path, _body, reply) => answer(reply);
  const buyer = await payments.buyer();
  const order = await payments.pending(buyer);
  const reply = await payments.refresh(buyer, order.id);
  expect([reply.status, (reply.body as unknown as { code: string }).code]).toEqual([
    503,
    'PROVIDER_UNAVAILABLE',
  ]);
  expect((await payments.get(buyer, order.id)).status).toBe('pending');
});
