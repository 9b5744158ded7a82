import {
  acceptSuspense,
  exportSuspense,
  listAllPayments,
  listSuspense,
  refundSuspense,
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
import { onePage, somePayment, someWaiting } from '../testing/money.js';

const admin = someUser({ is_admin: true });
const named = someWaiting();
const unnamed = someWaiting({
  id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f0603',
  paymentId: null,
  bankTransactionId: 'FT125',
  content: 'thank you',
  suspenseReason: null,
  reference: null,
  expectedVnd: null,
  userId: null,
  email: null,
});
const pending = somePayment({ status: 'pending', state: 'pending', reason: 'awaiting-transfer' });
let sent: { receipt: unknown; body: unknown }[] = [];
const taken = { ...named, state: 'applied' as const };
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(listSuspense, onePage([named, unnamed])),
  answer(listAllPayments, onePage([pending])),
  answer(acceptSuspense, ({ params, body }) => {
    sent.push({ receipt: params['receiptId'], body });
    return { data: taken };
  }),
  answer(refundSuspense, ({ params, body }) => {
    sent.push({ receipt: params['receiptId'], body });
    return { data: { ...named, state: 'refunded' as const } };
  }),
);

beforeEach(() => {
  sent = [];
});

const show = (language: 'vi' | 'en' = 'en', search = '') =>
  renderRemote(remote, { path: `/admin/credits/suspense${search}`, language, user: admin });
const open = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

describe('money on hold', () => {
  it('says what arrived, for what, what was expected and why it waits', async () => {
    await show('vi');
    const line = within((await screen.findByText('Chuyển thiếu')).closest('tr')!);
    for (const text of ['150.000 ₫', '200.000 ₫', 'buyer@example.com'])
      expect(line.getByText(text)).toBeTruthy();
    expect(screen.getByText('Không rõ của đơn nào')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('is asked for as CSV with the same search, and says so when it cannot be had', async () => {
    const asked: string[] = [];
    api.use(fail(exportSuspense, 503, 'UNAVAILABLE'));
    api.events.on('request:start', ({ request }) => {
      const url = new URL(request.url);
      if (url.pathname.endsWith('/suspense/export')) asked.push(url.search);
    });
    await show('en', '?search=FT125&page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('The CSV could not be downloaded')).toBeTruthy();
    expect(asked).toEqual(['?search=FT125']);
  });

  it('is accepted for its order with a reason', async () => {
    await show();
    const dialog = await open('Accept FF8H9KG5R');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(dialog.getAllByText('Give a reason of at least 3 characters.')).toHaveLength(2);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Agreed by phone');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('The transfer is accepted.')).toBeTruthy();
    expect(sent).toEqual([{ receipt: named.id, body: { reason: 'Agreed by phone' } }]);
  });

  it('that names no order is accepted for one that is found', async () => {
    await show();
    const dialog = await open('Accept FT125');
    await userEvent.type(dialog.getByRole('searchbox'), 'FF8');
    await userEvent.click(await dialog.findByRole('radio', { name: /FF8H9KG5R/ }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Agreed by phone');
    expect(await axeFindings(await screen.findByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      { receipt: unnamed.id, body: { reason: 'Agreed by phone', paymentId: pending.id } },
    ]);
  });

  it('is noted as sent back, or says why not', async () => {
    await show();
    const dialog = await open('Sent back FF8H9KG5R');
    await userEvent.type(dialog.getByLabelText('Reason'), 'The buyer wants it back');
    api.use(fail(refundSuspense, 409, 'RECEIPT_NOT_IN_SUSPENSE'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sent back' }));
    expect(await dialog.findByText('This transfer has already been dealt with.')).toBeTruthy();
    api.resetHandlers();
    await userEvent.click(dialog.getByRole('button', { name: 'Sent back' }));
    await waitFor(() =>
      expect(sent).toEqual([{ receipt: named.id, body: { reason: 'The buyer wants it back' } }]),
    );
  });

  it('is an empty list when all is decided', async () => {
    api.use(answer(listSuspense, onePage([])));
    await show();
    expect(await screen.findByText('Nothing waits for a decision')).toBeTruthy();
  });
});
