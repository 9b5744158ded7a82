import { getMe } from '@fitfolio/auth-contract/me';
import { getBundle } from '@fitfolio/credits-contract/bundle';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { listTransactions } from '@fitfolio/credits-contract/transaction';
import {
  cancelPayment,
  getPayment,
  type Payment,
  prePurchase,
  purchase,
  refreshPayment,
} from '@fitfolio/payments-contract/payment';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someBundle, someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail, type MockCall } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { somePayment } from '../testing/purchases.js';

const bundle = someBundle();
let payment: Payment = somePayment();
let orders: MockCall[] = [];
const priced = ({ query }: MockCall) => {
  const usd = query.get('currency') === 'USD';
  const promoCode = query.get('promoCode');
  const originalAmount = usd ? 1000 : 200_000;
  const discountAmount = promoCode ? originalAmount / 10 : 0;
  return {
    data: {
      bundleId: bundle.id,
      tokens: 5,
      currency: usd ? ('USD' as const) : ('VND' as const),
      originalAmount,
      discountAmount,
      finalAmount: originalAmount - discountAmount,
      amountVnd: promoCode ? 180_000 : 200_000,
      promoCode,
    },
  };
};
const api = mockApi(
  answer(getMe, { data: someUser() }),
  answer(getBalance, { data: { balance: 5 } }),
  answer(getBundle, { data: bundle }),
  answer(prePurchase, priced),
  answer(purchase, (call) => {
    orders.push(call);
    return { data: payment };
  }),
  answer(getPayment, () => ({ data: payment })),
  answer(refreshPayment, () => ({ data: payment })),
  answer(cancelPayment, () => {
    payment = { ...payment, status: 'failed', reason: 'cancelled' };
    return { data: payment };
  }),
  answer(listTransactions, () => ({
    data: [
      {
        id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9e01',
        type: 'earned' as const,
        amount: 5,
        balance: 5,
        description: { code: 'purchase' as const, values: { paymentId: payment.id, bundle: 'standard' } },
        createdAt: '2026-11-20T08:01:00.000Z',
      },
    ],
    page: { page: 1, pageSize: 20, total: 1 },
  })),
);

beforeEach(() => {
  payment = somePayment();
  orders = [];
});

const user = userEvent.setup({ delay: null });
const show = (search: string, language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: `/payment${search}`, language, user: someUser() });
const order = `?bundle=${bundle.id}`;
const paying = `?id=${somePayment().id}`;
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('an order', () => {
  it('needs a bundle', async () => {
    await show('');
    expect(await screen.findByText('No bundle was selected, please select a bundle to proceed')).toBeTruthy();
  });

  it('shows price, method and total in the chosen currency', async () => {
    await show(order);
    const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
    expect(summary.getAllByText('$10.00')).toHaveLength(2);
    expect(summary.getByText('200.000 ₫')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Card/ }).disabled).toBe(true);
    expect(await axeFindings()).toEqual([]);
    await press('VND');
    await waitFor(() => expect(summary.getAllByText('200.000 ₫')).toHaveLength(2));
  });

  it('leads the focus from the promotion to taking it back, and back', async () => {
    await show(order);
    await user.type(await screen.findByLabelText(/^Promo code/), 'TET10{Enter}');
    const remove = await screen.findByRole('button', { name: 'Remove' });
    await waitFor(() => expect(document.activeElement).toBe(remove));
    await user.keyboard('{Enter}');
    const field = await screen.findByLabelText(/^Promo code/);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('takes a promotion, sends what was shown, and goes on to the picture', async () => {
    await show(order, 'vi');
    await user.type(await screen.findByLabelText(/^Mã khuyến mãi/), ' tet 10');
    await press('Áp dụng');
    expect(await screen.findByText('TET10')).toBeTruthy();
    expect(await screen.findByText('180.000 ₫')).toBeTruthy();
    await press('Tiếp tục thanh toán');
    await waitFor(() => expect(place()).toBe(`/payment${paying}`));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(orders[0]?.body).toEqual({
      bundleId: bundle.id,
      currency: 'VND',
      method: 'qr',
      promoCode: 'TET10',
      finalAmount: 180_000,
      language: 'vi',
    });
  });

  it('says why a promotion does not count and keeps what was typed', async () => {
    await show(order);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Promo code/);
    api.use(fail(prePurchase, 409, 'PROMO_EXPIRED'));
    await user.type(field, 'OLD2025');
    await press('Apply');
    expect(await screen.findByText(/^Unable to apply promotion code\./)).toBeTruthy();
    expect(field.value).toBe('OLD2025');
  });

  it('sent again after a lost answer carries the same key', async () => {
    await show(order);
    api.use(fail(purchase, 503, 'UNAVAILABLE'));
    await press('Continue to payment');
    expect(await screen.findByText('Failed to purchase tokens')).toBeTruthy();
    api.resetHandlers();
    await press('Continue to payment');
    await waitFor(() => expect(orders).toHaveLength(1));
    expect(orders[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('of a bundle that is gone says so', async () => {
    api.use(fail(getBundle, 404, 'BUNDLE_NOT_FOUND'));
    await show(order);
    expect(await screen.findByText('Failed to fetch bundle detail')).toBeTruthy();
  });
});

describe('paying', () => {
  it('shows the picture, the same facts to copy and the time that is left', async () => {
    await show(paying);
    expect(await screen.findByRole('img', { name: /QR code of the transfer/ })).toBeTruthy();
    for (const text of ['Sandbox Bank', '0011001234567', 'FITFOLIO', '200.000 ₫', 'FF7K2M9QX4']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d left to pay$/);
    expect(screen.getByRole('button', { name: 'Copy Content' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('says that nothing has arrived, and goes on when it has', async () => {
    await show(paying);
    await press('I have paid');
    expect(await screen.findByText('No transfer has arrived yet')).toBeTruthy();
    payment = { ...payment, status: 'completed', reason: 'paid', completedAt: payment.now };
    await press('I have paid');
    await waitFor(() => expect(place()).toBe(`/payment/success${paying}`));
    expect(await screen.findByText('5 tokens are in your account.')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('of a pack says what is in it, and leads to its first step', async () => {
    payment = somePayment({
      status: 'completed',
      bundle: { ...somePayment().bundle, code: 'interview-prep', tokens: 4 },
    });
    await renderRemote(remote, { path: `/payment/success${paying}`, language: 'en', user: someUser() });
    expect(await screen.findByText('3 mock interviews')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Begin with the analysis' }).getAttribute('href')).toBe(
      '/fit-analysis',
    );
    expect(screen.getByRole('link', { name: 'To my workspace' })).toBeTruthy();
  });

  it('is cancelled after a question, and can be begun anew', async () => {
    await show(paying);
    await press('Cancel payment');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment cancelled' })).toBeTruthy();
    expect(place()).toBe(`/payment/cancel${paying}`);
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(`/payment${order}`);
    expect(await axeFindings()).toEqual([]);
  });

  it('that ran out says what a late transfer does', async () => {
    payment = somePayment({ status: 'failed', reason: 'expired' });
    await show(paying, 'vi');
    expect(await screen.findByRole('heading', { level: 1, name: 'Thanh toán chưa hoàn tất' })).toBeTruthy();
    expect(screen.getByText(/trong vòng 24 giờ/)).toBeTruthy();
  });

  it('tells of money that could not be taken', async () => {
    payment = somePayment({
      reason: 'amount-differs',
      notices: [{ kind: 'too-little', amountVnd: 150_000, at: payment.now, state: 'suspense' }],
    });
    await show(paying);
    expect(await screen.findByText('150.000 ₫ arrived instead of 200.000 ₫')).toBeTruthy();
    await press('Cancel payment');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment cancelled' })).toBeTruthy();
    expect(screen.getByText('150.000 ₫ arrived instead of 200.000 ₫')).toBeTruthy();
    expect(screen.queryByText('Nothing was charged.')).toBeNull();
  });

  it('says what failed', async () => {
    await show(paying);
    api.use(
      fail(cancelPayment, 409, 'PAYMENT_NOT_PENDING'),
      fail(refreshPayment, 503, 'PROVIDER_UNAVAILABLE'),
    );
    await press('I have paid');
    expect(await screen.findByText('Failed to refresh payment status')).toBeTruthy();
    await press('Cancel payment');
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel payment' }),
    );
    expect(await screen.findByText('Failed to cancel payment')).toBeTruthy();
  });
});
