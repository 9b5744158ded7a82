import { randomUUID } from 'node:crypto';
import { paymentsRoutes } from '@fitfolio/payments-contract/routes';
import {
  type AccessEntry,
  accessFindings,
  type Role,
  type Sent,
  type Tokens,
} from '@fitfolio/service-kit/testing/access-findings';
import { oddInputFindings } from '@fitfolio/service-kit/testing/odd-input';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bundle, type Buyer, type Payments, startPayments } from './support/payments.js';

let payments: Payments;
let tokens: Tokens;
let owner: Buyer;
beforeAll(async () => {
  payments = await startPayments();
  owner = await payments.buyer();
  const [other, shut] = [await payments.buyer(), await payments.buyer()];
  const exAdmin = randomUUID();
  payments.disabled.add(shut.id);
  payments.formerAdmins.add(exAdmin);
  tokens = {
    user: owner.token,
    other: other.token,
    disabled: shut.token,
    exAdmin: await payments.service.token({ id: exAdmin, isAdmin: true }),
    admin: await payments.service.token({ isAdmin: true }),
    stale: await payments.service.token({ isAdmin: true, provedMinutesAgo: 11 }),
  };
});
afterAll(() => payments.close());

const code = (): string => `T${randomUUID().replaceAll('-', '').toUpperCase().slice(0, 12)}`;
const reason = { reason: 'a test of access' };
const promo = () => ({ code: code(), kind: 'percent', value: 10 });
const order = { bundleId: bundle.id, currency: 'VND', method: 'qr', finalAmount: bundle.priceVnd };

/** An order of the owner, ended again at once: only five may wait. */
async function orderId(): Promise<string> {
  const { id } = await payments.pending(owner);
  await payments.cancel(owner, id);
  return id;
}

/** A transfer that waits for a decision. */
async function receiptId(): Promise<string> {
  const buyer = await payments.buyer();
  const { id, reference } = await payments.pending(buyer);
  await payments.transfer(reference, 150_000);
  const reply = await payments.service.call(
    paymentsRoutes.getAnyPayment,
    { params: { id } },
    { token: tokens.admin },
  );
  return reply.body.data.receipts[0]!.id;
}

async function promoId(): Promise<string> {
  const reply = await payments.service.call(paymentsRoutes.createPromo, { body: promo() } as never, {
    token: tokens.admin,
  });
  return reply.body.data.id;
}

/** A call of each route as it should be. */
const entries: Readonly<Record<keyof typeof paymentsRoutes, AccessEntry>> = {
  prePurchase: { send: () => ({ query: { bundleId: bundle.id, currency: 'VND' } }) },
  purchase: {
    send: () => ({ body: order, headers: { 'idempotency-key': randomUUID() } }),
  },
  listPayments: {},
  getPayment: { owned: true, send: async () => ({ params: { id: await orderId() } }) },
  refreshPayment: { owned: true, send: async () => ({ body: { id: await orderId() } }) },
  cancelPayment: { owned: true, send: async () => ({ body: { id: await orderId() } }) },
  listAllPayments: {},
  exportPayments: {},
  getAnyPayment: { send: async () => ({ params: { id: await orderId() } }) },
  syncPayment: { send: async () => ({ body: { id: await orderId() } }) },
  refundPayment: { send: async () => ({ params: { id: await orderId() }, body: reason }), through: 409 },
  listSuspense: {},
  exportSuspense: {},
  acceptSuspense: { send: async () => ({ params: { receiptId: await receiptId() }, body: reason }) },
  refundSuspense: { send: async () => ({ params: { receiptId: await receiptId() }, body: reason }) },
  revenue: {},
  listPromos: {},
  exportPromos: {},
  createPromo: { send: () => ({ body: promo() }) },
  updatePromo: { send: async () => ({ params: { id: await promoId() }, body: promo() }) },
  takeWebhook: { send: () => ({ params: { provider: 'sandbox' }, body: {} }), through: 401 },
  sandboxBank: {},
  sandboxBankScript: {},
  sandboxTransfer: { send: () => ({ body: { content: 'nobody', amount: 1_000 } }) },
};

it('opens each route to whom its contract names, and to nobody else', async () => {
  expect(await accessFindings(payments.service, paymentsRoutes, entries, tokens)).toEqual([]);
  expect(await payments.broken()).toEqual([]);
});

it.each(['refundPayment', 'refundSuspense'] as const)(
  'gives money back only for who has just proved who they are: %s',
  async (name) => {
    const sent = await entries[name].send?.('stale');
    const reply = await payments.service.call(paymentsRoutes[name], sent as never, { token: tokens.stale });
    expect([reply.status, reply.body]).toEqual([
      403,
      expect.objectContaining({ code: 'REAUTHENTICATION_REQUIRED' }),
    ]);
  },
);

it('survives in every field what no field expects, and takes no key it does not know', async () => {
  const right = (name: string): Sent | Promise<Sent> =>
    entries[name as keyof typeof entries].send?.('user' satisfies Role) ?? {};
  expect(await oddInputFindings(payments.service, paymentsRoutes, right, tokens)).toEqual([]);
  expect(await payments.broken()).toEqual([]);
}, 240_000);
