import { describe, expect, it } from '@jest/globals';
import {
  onAccept,
  onBankRefusal,
  onCancel,
  onRefund,
  onTimeOut,
  onTransfer,
  type PaymentState,
} from './payment-rules.js';

const closedAt = new Date('2026-11-21T10:00:00Z');
const after = (hours: number) => new Date(closedAt.getTime() + hours * 3_600_000);
const states: readonly PaymentState[] = ['pending', 'cancelled', 'expired', 'completed', 'failed'];

/** state × amount × hours after the end → what money.md says. */
const transfers: [PaymentState, 'less' | 'exact' | 'more', number, string][] = [
  ['pending', 'exact', 0, 'complete paid'],
  ['pending', 'less', 0, 'suspend too-little'],
  ['pending', 'more', 0, 'suspend too-much'],
  ['cancelled', 'exact', 0, 'complete paid-late'],
  ['cancelled', 'exact', 24, 'complete paid-late'],
  ['cancelled', 'exact', 24.01, 'suspend too-late'],
  ['cancelled', 'less', 1, 'suspend too-little'],
  ['cancelled', 'more', 1, 'suspend too-much'],
  ['expired', 'exact', 0, 'complete paid-late'],
  ['expired', 'exact', 24, 'complete paid-late'],
  ['expired', 'exact', 24.01, 'suspend too-late'],
  ['expired', 'less', 1, 'suspend too-little'],
  ['expired', 'more', 1, 'suspend too-much'],
  ...(['less', 'exact', 'more'] as const).flatMap(
    (amount): [PaymentState, typeof amount, number, string][] => [
      ['completed', amount, 1, 'suspend second-transfer'],
      ['failed', amount, 1, 'suspend not-payable'],
    ],
  ),
];

describe('a transfer', () => {
  it.each(transfers)('to a %s order, %s, %s h after its end: %s', (state, amount, hours, wanted) => {
    const amountVnd = 200_000 + { less: -1, exact: 0, more: 1 }[amount];
    const order = {
      state,
      amountVnd: 200_000,
      closedAt: state === 'pending' ? null : closedAt,
      promoStands: true,
    };
    const verdict = onTransfer(order, { amountVnd, paidAt: after(hours) }, after(hours + 1));
    expect(`${verdict.take} ${verdict.reason}`).toBe(wanted);
  });

  it('late, whose promo others have used up since, waits', () => {
    const order = { state: 'expired', amountVnd: 1, closedAt, promoStands: false } as const;
    expect(onTransfer(order, { amountVnd: 1, paidAt: after(1) }, after(1))).toEqual({
      take: 'suspend',
      reason: 'promo-gone',
    });
  });

  it('is not late by a bank clock that runs ahead', () => {
    const order = { state: 'expired', amountVnd: 1, closedAt, promoStands: true } as const;
    const ahead = { amountVnd: 1, paidAt: after(24.1) };
    expect(onTransfer(order, ahead, after(23.95)).take).toBe('complete');
  });

  it('found late but made in time is in time', () => {
    const order = { state: 'expired', amountVnd: 1, closedAt, promoStands: true } as const;
    expect(onTransfer(order, { amountVnd: 1, paidAt: after(-0.1) }, after(80)).take).toBe('complete');
  });
});

describe('other events, by state', () => {
  const by = <T>(rule: (state: PaymentState) => T) => Object.fromEntries(states.map((s) => [s, rule(s)]));

  it('a cancel', () => {
    expect(by(onCancel)).toEqual({
      pending: 'cancel',
      cancelled: 'keep',
      expired: 'keep',
      completed: 'refuse',
      failed: 'keep',
    });
  });

  it('time running out', () => {
    const due = (openReceipts: number, hours: number) =>
      by((state) => onTimeOut({ state, expiresAt: closedAt, openReceipts }, after(hours)));
    const kept = { pending: 'keep', cancelled: 'keep', expired: 'keep', completed: 'keep', failed: 'keep' };
    expect(due(0, 0)).toEqual({ ...kept, pending: 'expire' });
    expect(due(1, 5)).toEqual(kept);
    expect(due(0, -0.1)).toEqual(kept);
  });

  it('a notice of failure', () => {
    expect(by(onBankRefusal)).toEqual({
      pending: 'fail',
      cancelled: 'keep',
      expired: 'keep',
      completed: 'keep',
      failed: 'keep',
    });
  });

  it('a refund', () => {
    const refund = (hours: number, refunded = false) =>
      by((state) => onRefund({ state, completedAt: closedAt, refunded }, after(hours)));
    const no = 'not-completed';
    const others = { pending: no, cancelled: no, expired: no, failed: no };
    expect(refund(7 * 24)).toEqual({ ...others, completed: 'refund' });
    expect(refund(7 * 24 + 0.1)).toEqual({ ...others, completed: 'too-late' });
    expect(refund(900, true)).toEqual({ ...others, completed: 'keep' });
  });

  it('an acceptance', () => {
    expect(by(onAccept)).toEqual({
      pending: 'complete',
      cancelled: 'complete',
      expired: 'complete',
      completed: 'refuse',
      failed: 'complete',
    });
  });
});
