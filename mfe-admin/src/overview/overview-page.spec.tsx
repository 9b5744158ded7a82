import { adminFitAnalysisDays, adminFreeAnalysisDays } from '@fitfolio/analysis-contract/fit-analysis';
import { listUsers } from '@fitfolio/auth-contract/admin-users';
import { listEmails } from '@fitfolio/auth-contract/emails';
import { getMe } from '@fitfolio/auth-contract/me';
import { tokenSummary } from '@fitfolio/credits-contract/transaction';
import { revenue } from '@fitfolio/payments-contract/admin';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';

const admin = someUser({ is_admin: true });
const some = { submitted: 3, completed: 3, failed: 0, secondsP50: 1, secondsP95: 2 };
const money = (openSuspense: number) => ({
  data: {
    days: [{ day: '2026-11-21', payments: 2, revenueVnd: 400_000, refundedVnd: 0 }],
    openSuspense,
    openSuspenseVnd: openSuspense * 80_000,
    pending: 3,
  },
});
const listOf = (total: number) => ({ data: [], page: { page: 1, pageSize: 1, total } });

const api = mockApi(
  answer(getMe, { data: admin }),
  answer(revenue, money(2)),
  answer(tokenSummary, { data: { days: [], heldByUsers: 1234, onHold: 0 } }),
  answer(adminFreeAnalysisDays, { data: [{ day: '2026-11-21', ...some }] }),
  answer(adminFitAnalysisDays, {
    data: [
      { day: '2026-11-20', ...some, failed: 1 },
      { day: '2026-11-21', ...some, failed: 4 },
    ],
  }),
  answer(listEmails, ({ query }) => listOf(query.get('state') === 'failed' ? 6 : 99)),
  answer(listUsers, listOf(57)),
);

const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: '/admin', language, user: admin });
const figure = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('dt')!.parentElement!;

describe('the first page of the back office', () => {
  it.each([
    ['Money on hold', '2', '/admin/credits/suspense'],
    ['Pending payments', '3', '/admin/credits/payments?status=pending'],
    ['Failed premium analyses, last 30 days', '5', '/admin/premium-fit-analysis?status=failed'],
    ['Emails that failed', '6', '/admin/emails?state=failed'],
    ['Tokens users hold', '1,234', '/admin/credits/transactions'],
  ])('counts “%s” and leads to it', async (name, value, to) => {
    await show();
    const main = within(await screen.findByRole('main'));
    const link = await main.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(to);
    expect(await within(link.closest('dt')!.parentElement!).findByText(value)).toBeTruthy();
  });

  it('is marked in the menu, and is accessible', async () => {
    await show('vi');
    const menu = within(await screen.findByRole('complementary'));
    expect(menu.getByRole('link', { name: 'Tổng quan' }).getAttribute('aria-current')).toBe('page');
    expect(menu.getByRole('link', { name: 'Người dùng' }).getAttribute('aria-current')).toBeNull();
    expect(await screen.findByRole('region', { name: 'Phân tích nâng cao mỗi ngày' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('is calm when nothing waits', async () => {
    api.use(
      answer(revenue, money(0)),
      answer(adminFitAnalysisDays, { data: [] }),
      answer(listEmails, listOf(0)),
    );
    await show();
    expect(await screen.findByText('Nothing waits for you.')).toBeTruthy();
  });

  it('shows what there is when a service does not answer, and tries again', async () => {
    api.use(fail(revenue, 503, 'UNAVAILABLE'));
    await show();
    expect(await screen.findByText('Failed to load the overview')).toBeTruthy();
    expect(within(await figure('Emails that failed')).getByText('6')).toBeTruthy();
    expect(within(await figure('Pending payments')).getByText('–')).toBeTruthy();
    expect(screen.queryByText('Nothing waits for you.')).toBeNull();
    api.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await figure('Pending payments')).findByText('3')).toBeTruthy();
  });
});
