import { tokenSummary } from '@fitfolio/credits-contract/transaction';
import { revenue } from '@fitfolio/payments-contract/admin';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { beforeEach, describe, expect, it } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';

const admin = someUser({ is_admin: true });
let asked: (string | null)[] = [];
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(revenue, ({ query }) => {
    asked.push(query.get('days'));
    return {
      data: {
        days: [
          { day: '2026-11-20', payments: 0, revenueVnd: 0, refundedVnd: 0 },
          { day: '2026-11-21', payments: 2, revenueVnd: 400_000, refundedVnd: 200_000 },
        ],
        openSuspense: 2,
        openSuspenseVnd: 160_000,
        pending: 3,
      },
    };
  }),
  answer(tokenSummary, {
    data: {
      days: [
        { day: '2026-11-20', sold: 0, given: 0, spent: 1 },
        { day: '2026-11-21', sold: 10, given: 3, spent: 2 },
      ],
      heldByUsers: 1234,
      onHold: 1,
    },
  }),
);

beforeEach(() => {
  asked = [];
});

const show = (search = '', language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: `/admin/credits${search}`, language, user: admin });

describe('the overview of credits', () => {
  it('shows what is open now and leads there', async () => {
    await show();
    await screen.findByText('160.000 ₫');
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Money on hold' });
    expect(link.getAttribute('href')).toBe('/admin/credits/suspense');
    for (const text of ['160.000 ₫', '1,234', '1 reserved for work in progress'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('says each day’s figures to who does not see bars', async () => {
    await show('', 'vi');
    const charts = within(await screen.findByRole('region', { name: 'Doanh thu theo ngày' }));
    await userEvent.click(charts.getByText('Xem dạng bảng'));
    const newest = within(charts.getAllByRole('row')[1]!);
    expect(newest.getByRole('rowheader').textContent).toBe('2026-11-21');
    expect(newest.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '400.000\u00a0₫',
      '200.000\u00a0₫',
    ]);
  });

  it('looks back as far as the address says', async () => {
    await show('?days=90');
    await waitFor(() => expect(asked).toEqual(['90']));
    await userEvent.click(await screen.findByRole('button', { name: '7 days' }));
    await waitFor(() => expect(asked.at(-1)).toBe('7'));
    expect(place()).toBe('/admin/credits?days=7');
  });

  it('says so when the figures cannot be had, and tries again', async () => {
    api.use(fail(revenue, 503, 'UNAVAILABLE'));
    await show();
    expect(await screen.findByText('Failed to load the figures')).toBeTruthy();
    api.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('160.000 ₫')).toBeTruthy();
  });
});
