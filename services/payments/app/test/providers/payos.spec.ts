import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { signPayos } from '../../src/providers/payos.js';
import { type BankServer, bankServer, json } from '../support/bank-server.js';
import { type Payments, startPayments } from '../support/payments.js';

const key = 'payos-checksum-key';
let bank: BankServer;
let payments: Payments;
beforeAll(async () => {
  bank = await bankServer();
  payments = await startPayments({
    PAYMENTS_PROVIDER: 'payos',
    PAYOS_URL: bank.url,
    PAYOS_CLIENT_ID: 'client',
    PAYOS_API_KEY: 'api-key',
    PAYOS_CHECKSUM_KEY: key,
    PROVIDER_TIMEOUT_MS: '300',
  });
});
afterAll(async () => {
  await payments.close();
  await bank.close();
});
afterEach(async () => expect(await payments.broken()).toEqual([]));

const signed = (data: Record<string, unknown>, signature = signPayos(key, data)) => ({
  code: '00',
  desc: 'success',
  data,
  signature,
});
interface Asked {
  readonly orderCode: number;
  readonly amount: number;
  readonly description: string;
}
const linkOf = ({ orderCode, amount, description }: Asked) => ({
  bin: '970422',
  accountNumber: 'VQRQ0001',
  accountName: 'FITFOLIO',
  amount,
  description: `CS1 ${description}`,
  orderCode,
  currency: 'VND',
  paymentLinkId: `link-${orderCode}`,
  status: 'PENDING',
  checkoutUrl: 'https://pay.payos.vn/web/x',
  qrCode: '000201…',
});
const opening = () => {
  bank.answer = (_path, body, reply) => json(reply, signed(linkOf(JSON.parse(body) as Asked)));
};

it('gives its own account, and is asked how the order stands', async () => {
  opening();
  const buyer = await payments.buyer();
  const order = await payments.pending(buyer);
  expect(order.instructions).toMatchObject({
    bankBin: '970422',
    accountNumber: 'VQRQ0001',
    amountVnd: 200_000,
  });
  const sent = JSON.parse(bank.calls.at(-1)?.body ?? '{}') as Asked & { signature: string };
  expect(sent).toMatchObject({ amount: 200_000, description: order.reference });
  expect(sent.signature).toMatch(/^[0-9a-f]{64}$/);
  const paid = {
    reference: 'FT1',
    amount: 200_000,
    accountNumber: 'VQRQ0001',
    description: 'x',
    transactionDateTime: '2026-11-21T18:00:00+07:00',
  };
  bank.answer = (_path, _body, reply) =>
    json(
      reply,
      signed({
        id: 'link',
        orderCode: sent.orderCode,
        amount: 200_000,
        amountPaid: 200_000,
        amountRemaining: 0,
        status: 'PAID',
        createdAt: '2026-11-21T18:00:00+07:00',
        transactions: [paid],
        cancellationReason: null,
        canceledAt: null,
      }),
    );
  const reply = await payments.refresh(buyer, order.id);
  expect(reply.body).toMatchObject({ data: { status: 'completed', transactionId: 'FT1' } });
});

it('that is away when the order is made is asked again by a refresh', async () => {
  bank.answer = (_path, _body, reply) => json(reply, { code: '20', desc: 'down' }, 500);
  const buyer = await payments.buyer();
  const order = await payments.pending(buyer);
  expect([order.status, order.instructions]).toEqual(['pending', null]);
  bank.answer = (path, body, reply) => {
    if (body === '') json(reply, { code: '20', desc: 'down' }, 500);
    else json(reply, signed(linkOf(JSON.parse(body) as Asked)));
    void path;
  };
  expect((await payments.refresh(buyer, order.id)).status).toBe(503);
  expect((await payments.get(buyer, order.id)).instructions).toMatchObject({ bankName: 'payOS' });
});

it.each([
  ['says nothing in time', () => undefined],
  [
    'signs wrongly',
    (reply: Parameters<BankServer['answer']>[2], body: string) =>
      json(reply, signed(linkOf(JSON.parse(body) as Asked), 'f'.repeat(64))),
  ],
])('that %s is not believed', async (_what, answer) => {
  bank.answer = (_path, body, reply) => void answer(reply, body);
  const order = await payments.pending(await payments.buyer());
  expect([order.status, order.instructions]).toEqual(['pending', null]);
});
