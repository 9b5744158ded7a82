import type { AdminBundle } from '@fitfolio/credits-contract/bundle';
import type { Coupon } from '@fitfolio/credits-contract/coupon';
import type { AdminTransaction } from '@fitfolio/credits-contract/transaction';
import type { AdminPaymentDetail, SuspenseItem } from '@fitfolio/payments-contract/admin';
import type { Promo } from '@fitfolio/payments-contract/promo';
import { someBundle } from '@fitfolio/web-kit/testing/fixtures';
import type { z } from 'zod';
import { someId } from './fixtures.js';

const at = '2026-11-20T08:00:00.000Z';
export const onePage = <Row>(data: Row[]) => ({ data, page: { page: 1, pageSize: 20, total: data.length } });

export const someAdminBundle = (changes: Partial<AdminBundle> = {}): AdminBundle => ({
  ...someBundle({ id: someId(101) }),
  position: 20,
  archived: false,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

const limits = {
  startsAt: null,
  endsAt: null,
  usesMax: 100,
  usesPerUserMax: 1,
  uses: 3,
  archived: false,
  createdAt: at,
  updatedAt: at,
};
export const someCoupon = (changes: Partial<Coupon> = {}): Coupon => ({
  id: someId(201),
  code: 'WELCOME',
  tokens: 3,
  ...limits,
  ...changes,
});
export const somePromo = (changes: Partial<Promo> = {}): Promo => ({
  id: someId(301),
  code: 'SALE15',
  kind: 'percent',
  value: 15,
  bundleIds: [],
  ...limits,
  ...changes,
});

type Movement = z.output<typeof AdminTransaction>;
export const someMovement = (changes: Partial<Movement> = {}): Movement => ({
  id: someId(401),
  type: 'earned',
  amount: 5,
  balance: 5,
  description: { code: 'purchase', values: { paymentId: someId(501), bundle: 'standard' } },
  createdAt: at,
  userId: someId(9001),
  email: 'buyer@example.com',
  name: 'Lê Thị Bình',
  actorId: null,
  ...changes,
});

type Payment = z.output<typeof AdminPaymentDetail>;
export const somePayment = (changes: Partial<Payment> = {}): Payment => ({
  id: someId(501),
  status: 'completed',
  state: 'completed',
  reason: 'paid',
  reference: 'FF8H9KG5R',
  transactionId: 'FT123',
  description: 'Standard',
  bundle: { id: someId(101), code: 'standard', name: { vi: 'Tiêu chuẩn', en: 'Standard' }, tokens: 5 },
  currency: 'VND',
  originalAmount: 200_000,
  discountAmount: 0,
  finalAmount: 200_000,
  amountVnd: 200_000,
  vndPerUsd: 20_000,
  promoCode: null,
  method: 'qr',
  provider: 'sandbox',
  userId: someId(9001),
  email: 'buyer@example.com',
  name: 'Lê Thị Bình',
  openSuspense: 0,
  expiresAt: at,
  createdAt: at,
  updatedAt: at,
  completedAt: at,
  receipts: [
    {
      id: someId(601),
      paymentId: someId(501),
      provider: 'sandbox',
      bankTransactionId: 'FT123',
      amountVnd: 200_000,
      content: 'FF8H9KG5R',
      state: 'applied',
      suspenseReason: null,
      paidAt: at,
      receivedAt: at,
    },
  ],
  transitions: [
    { at, from: null, to: 'pending', cause: 'ordered', actorId: someId(9001), note: null },
    { at, from: 'pending', to: 'completed', cause: 'webhook', actorId: null, note: null },
  ],
  ...changes,
});

type SuspenseRow = z.output<typeof SuspenseItem>;
export const someWaiting = (changes: Partial<SuspenseRow> = {}): SuspenseRow => ({
  id: someId(602),
  paymentId: someId(501),
  provider: 'sandbox',
  bankTransactionId: 'FT124',
  amountVnd: 150_000,
  content: 'FF8H9KG5R',
  state: 'suspense',
  suspenseReason: 'too-little',
  paidAt: at,
  receivedAt: at,
  reference: 'FF8H9KG5R',
  expectedVnd: 200_000,
  userId: someId(9001),
  email: 'buyer@example.com',
  ...changes,
});
