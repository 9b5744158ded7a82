import {
  getAnyPayment,
  listAllPayments,
  refundPayment,
  syncPayment,
} from '@fitfolio/payments-contract/admin';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { beforeEach, describe, expect, it } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import { onePage, somePayment } from '../testing/money.js';

const admin = someUser({ is_admin: true });
const payment = somePayment();
let asked: URLSearchParams[] = [];
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(listAllPayments, ({ query }) => {
    asked.push(query);
    return onePage([payment]);
  }),
  answer(getAnyPayment, { data: payment }),
  answer(syncPayment, { data: payment }),
);

beforeEach(() => {
  asked = [];
});

const show = (rest = '', language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: `/admin/credits/payments${rest}`, language, user: admin });

describe('the payments', () => {
  it('show reference, buyer, amount and how they stand', async () => {
    await show('', 'vi');
    const line = within((await screen.findByText('FF8H9KG5R')).closest('tr')!);
    for (const text of ['buyer@example.com', '200.000 ₫', 'Hoàn tất', 'Đã thanh toán'])
      expect(line.getByText(text)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('are narrowed by status and by the reader’s days', async () => {
    await show('?from=2026-11-20&status=failed');
    await screen.findByText('FF8H9KG5R');
    expect(asked.at(-1)?.get('status')).toBe('failed');
    expect(asked.at(-1)?.get('from')).toBe(new Date(2026, 10, 20).toISOString());
  });
});

describe('a payment', () => {
  const refund = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Asked by mail');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    return dialog;
  };

  it('shows its facts, what arrived and what happened, in words', async () => {
    await show(`/${payment.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'FF8H9KG5R' })).toBeTruthy();
    for (const text of ['Taken as payment', 'Ordered', 'The bank reported the transfer', 'Buyer'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(await axeFindings()).toEqual([]);
  });

  it('is asked about at the bank', async () => {
    await show(`/${payment.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask the bank' }));
    expect(await screen.findByText('The bank has nothing new.')).toBeTruthy();
    api.use(fail(syncPayment, 503, 'PROVIDER_UNAVAILABLE'));
    // The button turns for a moment after the message is there.
    await userEvent.click(await screen.findByRole('button', { name: 'Ask the bank' }));
    expect(await screen.findByText('The bank could not be asked')).toBeTruthy();
  });

  it.each([
    ['REFUND_TOO_LATE', 'A payment can be refunded for 7 days only.'],
    ['TOKENS_ALREADY_SPENT', /has used tokens of this payment/],
    ['PAYMENT_NOT_COMPLETED', 'Only a completed payment can be refunded.'],
  ])('is not refunded on %s, and says why', async (code, text) => {
    api.use(fail(refundPayment, 409, code));
    await show(`/${payment.id}`);
    const dialog = await refund();
    expect(await dialog.findByText(text)).toBeTruthy();
  });

  it('is refunded with a reason, and then no more', async () => {
    const sent: unknown[] = [];
    const back = somePayment({ reason: 'refunded' });
    api.use(
      answer(refundPayment, ({ body }) => {
        sent.push(body);
        api.use(answer(getAnyPayment, { data: back }));
        return { data: back };
      }),
    );
    await show(`/${payment.id}`);
    await refund();
    expect(await screen.findByText('FF8H9KG5R is refunded.')).toBeTruthy();
    expect(sent).toEqual([{ reason: 'Asked by mail' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull());
  });
});
