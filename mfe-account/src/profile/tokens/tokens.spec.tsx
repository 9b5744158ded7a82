import { getMe } from '@fitfolio/auth-contract/me';
import { listBundles } from '@fitfolio/credits-contract/bundle';
import { redeemCoupon } from '@fitfolio/credits-contract/coupon';
import { listTransactions } from '@fitfolio/credits-contract/transaction';
import { cancelPayment, listPayments, refreshPayment } from '@fitfolio/payments-contract/payment';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someBundle, someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { somePayment } from '../../testing/purchases.js';
import remote from '../../remote.js';

const page = { page: 1, pageSize: 10, total: 2 };
const at = '2026-11-20T08:00:00.000Z';
let payments = [somePayment()];
const api = mockApi(
  answer(getMe, { data: someUser() }),
  answer(listBundles, { data: [someBundle()] }),
  answer(redeemCoupon, { data: { tokens: 3, balance: 8 } }),
  answer(listPayments, () => ({ data: payments, page: { ...page, total: payments.length } })),
  answer(refreshPayment, () => ({ data: somePayment() })),
  answer(cancelPayment, () => {
    payments = [somePayment({ status: 'failed', reason: 'cancelled' })];
    return { data: somePayment({ status: 'failed', reason: 'cancelled' }) };
  }),
  answer(listTransactions, {
    data: [
      {
        id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9e02',
        type: 'spent',
        amount: -1,
        balance: 4,
        description: { code: 'hold', values: { feature: 'fit-analysis' } },
        createdAt: at,
      },
      {
        id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9e01',
        type: 'bonus',
        amount: 5,
        balance: 5,
        description: { code: 'coupon', values: { code: 'WELCOME' } },
        createdAt: at,
      },
    ],
    page,
  }),
);

beforeEach(() => {
  payments = [somePayment()];
});

const user = userEvent.setup({ delay: null });
async function show(section: string, language: 'vi' | 'en' = 'en'): Promise<void> {
  localStorage.setItem('profileActiveSection', section);
  await renderRemote(remote, { path: '/user-profile', language, user: someUser() });
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('the token history', () => {
  it('shows what moved and what was left', async () => {
    await show('token-history');
    const row = (await screen.findByText('Premium analysis')).closest('tr') as HTMLElement;
    expect(within(row).getByText('−1')).toBeTruthy();
    expect(within(row).getByText('4')).toBeTruthy();
    expect(screen.getByText('Coupon WELCOME')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('says when it cannot be had, or is empty', async () => {
    api.use(fail(listTransactions, 503, 'UNAVAILABLE'));
    await show('token-history');
    expect(await screen.findByText('Failed to load token history')).toBeTruthy();
  });
});

describe('the payment history', () => {
  it('leads on with a pending payment, asks and cancels', async () => {
    await show('payment-history');
    const go = await screen.findByRole('link', { name: 'Continue FF7K2M9QX4' });
    expect(go.getAttribute('href')).toBe(`/payment?id=${somePayment().id}`);
    expect(await axeFindings()).toEqual([]);
    await press('Refresh FF7K2M9QX4');
    expect(await screen.findByText('No transfer has arrived yet')).toBeTruthy();
    await press('Cancel FF7K2M9QX4');
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel payment' }),
    );
    expect(await screen.findByText('Cancelled by you')).toBeTruthy();
  });

  it('is explained while it is empty', async () => {
    payments = [];
    await show('payment-history', 'vi');
    expect(await screen.findByText('Chưa có thanh toán nào')).toBeTruthy();
  });
});

describe('adding tokens', () => {
  it('offers the bundles', async () => {
    await show('add-tokens', 'vi');
    expect(await screen.findByText('200.000 ₫')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mua gói Tiêu chuẩn' }).getAttribute('href')).toBe(
      `/payment?bundle=${someBundle().id}`,
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('takes a coupon, and says what it brought', async () => {
    await show('add-tokens');
    await user.click(await screen.findByRole('tab', { name: 'Redeem Coupon Code' }));
    await press('Redeem');
    expect(screen.getAllByText('Please enter a coupon code')).toHaveLength(2);
    await user.type(screen.getByLabelText('Coupon code'), 'welcome 2026');
    await press('Redeem');
    expect(await screen.findByText('3 tokens added.')).toBeTruthy();
    expect(screen.getByText('Your balance is now 8.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Use a token' }).getAttribute('href')).toBe('/fit-analysis');
    expect(screen.getByLabelText<HTMLInputElement>('Coupon code').value).toBe('');
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    ['COUPON_INVALID', 404, 'We do not know this coupon code.'],
    ['COUPON_EXPIRED', 409, 'This coupon has expired.'],
    ['COUPON_ALREADY_USED', 409, 'You have used this coupon before.'],
  ])('says under the code why it is refused (%s)', async (code, status, why) => {
    api.use(fail(redeemCoupon, status, code));
    await show('add-tokens');
    await user.click(await screen.findByRole('tab', { name: 'Redeem Coupon Code' }));
    await user.type(screen.getByLabelText('Coupon code'), 'WELCOME');
    await press('Redeem');
    expect(await screen.findAllByText(why)).toHaveLength(2);
  });
});
