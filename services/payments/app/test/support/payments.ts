import { randomUUID } from 'node:crypto';
import { checkPerson } from '@fitfolio/auth-contract/requests';
import { getSoldBundle, reversePurchase } from '@fitfolio/credits-contract/holds';
import type { Payment } from '@fitfolio/payments-contract/payment';
import { purchase, refreshPayment, cancelPayment, getPayment } from '@fitfolio/payments-contract/payment';
import { sandboxTransfer } from '@fitfolio/payments-contract/bank';
import { ProblemError } from '@fitfolio/service-kit/http/problem-error';
import { brokenInvariants } from '@fitfolio/service-kit/testing/invariants';
import { type TestRpc, testRpc } from '@fitfolio/service-kit/testing/test-rpc';
import {
  startTestService,
  type TestReply,
  type TestService,
} from '@fitfolio/service-kit/testing/test-service';
import { invariants } from '../../src/audit/invariants.js';
import { start } from '../../src/main.js';

export const sandboxSecret = 'sandbox-secret';
export const bundle = {
  id: '0b8a4c1e-52f1-4b86-9d2f-4f0f5d8f2a11',
  code: 'standard',
  name: { en: 'Standard', vi: 'Tiêu chuẩn' },
  tokens: 5,
  priceUsdCents: 1000,
  priceVnd: 200_000,
};

export interface Buyer {
  readonly id: string;
  readonly token: string;
}

export interface Payments {
  readonly service: TestService;
  readonly rpc: TestRpc;
  readonly formerAdmins: Set<string>;
  /** Whose account auth says is shut. */
  readonly disabled: Set<string>;
  /** Payments whose tokens are used: credits refuses to take them back. */
  readonly spent: Set<string>;
  /** What happens while credits takes tokens back. */
  whileReversing: () => Promise<unknown>;
  buyer(): Promise<Buyer>;
  order(buyer: Buyer, more?: object, key?: string): Promise<TestReply<{ data: Payment }>>;
  pending(buyer: Buyer, more?: object): Promise<Payment>;
  get(buyer: Buyer, id: string): Promise<Payment>;
  refresh(buyer: Buyer, id: string): Promise<TestReply<{ data: Payment }>>;
  cancel(buyer: Buyer, id: string): Promise<TestReply<{ data: Payment }>>;
  /** At the sandbox bank. */
  transfer(content: string, amount: number, more?: object): Promise<void>;
  broken(): Promise<string[]>;
  close(): Promise<void>;
}

/** Payments with stand-ins for auth's and credits' answers, over real NATS and Postgres. */
export async function startPayments(env: Record<string, string> = {}): Promise<Payments> {
  const service = await startTestService(start, {
    env: {
      SANDBOX_SECRET: sandboxSecret,
      RECONCILE_FIRST_SECONDS: '3600',
      PAYMENT_SWEEP_SECONDS: '0.1',
      ...env,
    },
  });
  const rpc = await testRpc(service.nats);
  const formerAdmins = new Set<string>();
  const disabled = new Set<string>();
  const spent = new Set<string>();
  rpc.handle(checkPerson, ({ userId }) => ({
    active: !disabled.has(userId),
    isAdmin: !formerAdmins.has(userId),
  }));
  rpc.handle(getSoldBundle, ({ bundleId }) => {
    if (bundleId !== bundle.id) throw new ProblemError('BUNDLE_NOT_FOUND', 404, 'none');
    return bundle;
  });
  rpc.handle(reversePurchase, async ({ paymentId }) => {
    await payments.whileReversing();
    if (spent.has(paymentId)) throw new ProblemError('TOKENS_ALREADY_SPENT', 409, 'spent');
    return { balance: 0 };
  });
  const body = { bundleId: bundle.id, currency: 'VND', method: 'qr', finalAmount: bundle.priceVnd } as const;
  const order = (buyer: Buyer, more: object = {}, key: string = randomUUID()) =>
    service.call(
      purchase,
      { body: { ...body, ...more } },
      { token: buyer.token, headers: { 'idempotency-key': key } },
    );
  const payments: Payments = {
    whileReversing: () => Promise.resolve(),
    service,
    rpc,
    formerAdmins,
    disabled,
    spent,
    buyer: async () => {
      const id = randomUUID();
      return { id, token: await service.token({ id }) };
    },
    order,
    pending: async (buyer, more) => {
      const reply = await order(buyer, more);
      if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
      return reply.body.data;
    },
    get: async (buyer, id) =>
      (await service.call(getPayment, { params: { id } }, { token: buyer.token })).body.data,
    refresh: (buyer, id) => service.call(refreshPayment, { body: { id } }, { token: buyer.token }),
    cancel: (buyer, id) => service.call(cancelPayment, { body: { id } }, { token: buyer.token }),
    transfer: async (content, amount, more = {}) => {
      const reply = await service.call(sandboxTransfer, { body: { content, amount, ...more } });
      if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
    },
    broken: () => brokenInvariants(service.database.sql, invariants),
    close: async () => {
      await rpc.close();
      await service.close();
    },
  };
  return payments;
}
