import { listAudit } from '@fitfolio/auth-contract/audit';
import { getMe } from '@fitfolio/auth-contract/me';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { someEntry, someId } from '../testing/fixtures.js';

const admin = someUser({ is_admin: true });
const rights = { emailVerified: true, disabled: false, is_admin: false };
const entries = [
  someEntry(3, {
    action: 'account-disabled',
    actor: { id: someId(1), email: 'boss@example.com' },
    subject: { id: someId(2), email: 'an@example.com' },
    reason: 'Spam',
    before: rights,
    after: { ...rights, disabled: true },
    requestId: 'request-3',
  }),
  someEntry(2, { action: 'account-deleted', actor: null, subject: { id: someId(5), email: null } }),
];
let asked: URLSearchParams[] = [];
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(listAudit, ({ query }) => {
    asked.push(query);
    return { data: entries, page: { page: 1, pageSize: 20, total: 41 } };
  }),
);

beforeEach(() => {
  asked = [];
});

const show = (search = '', language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: `/admin/audit${search}`, language, user: admin });
const lineOf = async (action: string) =>
  within((await screen.findByText(action, { selector: 'td .main' })).closest('tr')!);
const last = (name: string) => asked.at(-1)?.get(name);

describe('the audit log', () => {
  it('says when, who, what, whom and why, and leads to both', async () => {
    await show();
    const line = await lineOf('Account disabled');
    expect(line.getByText('Spam')).toBeTruthy();
    expect(line.getByText(formatDateTime(entries[0]!.at))).toBeTruthy();
    expect(line.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/admin/users/${someId(1)}`,
      `/admin/users/${someId(2)}`,
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('shows what changed, and only that, with the request', async () => {
    await show();
    const line = await lineOf('Account disabled');
    await userEvent.click(line.getByText('1 change'));
    const fact = line.getByText('Disabled', { selector: 'dt' }).parentElement!;
    expect(within(fact).getByText('No').tagName).toBe('DEL');
    expect(within(fact).getByText('Yes').tagName).toBe('INS');
    expect(line.queryByText('Administrator')).toBeNull();
    expect(line.getByText('request-3')).toBeTruthy();
  });

  it('names the system and accounts that are gone, in Vietnamese', async () => {
    await show('', 'vi');
    const line = await lineOf('Xóa tài khoản');
    expect(line.getByText('Hệ thống')).toBeTruthy();
    expect(line.getByText('Tài khoản đã xóa')).toBeTruthy();
    expect(line.queryByRole('link')).toBeNull();
  });

  it('shows what another service wrote, where from, and can be narrowed to it', async () => {
    api.use(
      answer(listAudit, ({ query }) => {
        asked.push(query);
        const change = { service: 'payments', action: 'payment-refunded', network: '203.0.113.0/24' };
        const subject = { id: someId(7), email: null };
        return { data: [someEntry(4, { ...change, subject })], page: { page: 1, pageSize: 20, total: 1 } };
      }),
    );
    await show();
    const line = await lineOf('Payment refunded');
    expect(line.getByText('Payments')).toBeTruthy();
    expect(line.getByText(someId(7))).toBeTruthy();
    expect(line.queryByText('Deleted account')).toBeNull();
    await userEvent.click(line.getByText('Details', { selector: 'summary' }));
    expect(line.getByText('203.0.113.0/24')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Area'), 'Payments');
    await waitFor(() => expect(last('service')).toBe('payments'));
  });

  it.each([
    ['en', 'Coupon changed', 'TET-2027', '/admin/credits/coupon-codes?search=TET-2027'],
    ['en', 'Bundle made', 'Starter', '/admin/credits/bundles?search=start'],
    ['vi', 'Tạo gói', 'Khởi đầu', '/admin/credits/bundles?search=start'],
    ['vi', 'Sửa mã khuyến mãi', 'HELLO', '/admin/credits/promos?search=HELLO'],
    ['en', 'Module changed', 'mfe-news', '/admin/modules'],
  ] as const)('in %s, "%s" names what it is about and leads there', async (language, action, name, to) => {
    const about = { subject: { id: someId(8), email: null } };
    const bundle = {
      code: 'start',
      name: { vi: 'Khởi đầu', en: 'Starter' },
      priceUsdCents: 500,
      priceVnd: 100_000,
    };
    api.use(
      answer(listAudit, {
        data: [
          someEntry(7, {
            ...about,
            service: 'credits',
            action: 'coupon-changed',
            before: { code: 'TET-2027', tokens: 1 },
            after: { code: 'TET-2027', tokens: 2 },
          }),
          someEntry(8, { ...about, service: 'credits', action: 'bundle-made', after: bundle }),
          someEntry(9, { ...about, service: 'payments', action: 'promo-changed', after: { code: 'HELLO' } }),
          someEntry(10, { action: 'module-changed', subject: { id: 'mfe-news', email: null } }),
        ],
        page: { page: 1, pageSize: 20, total: 4 },
      }),
    );
    await show('', language);
    const line = await lineOf(action);
    expect(line.getByRole('link', { name }).getAttribute('href')).toBe(to);
    expect(line.queryByText(someId(8))).toBeNull();
    expect(document.body.textContent).not.toMatch(/\{"|priceVnd/);
  });

  it('says which page was refused or taken away, not the name of a route', async () => {
    const refused = { action: 'access-refused', subject: null, after: { route: 'exportSuspense' } };
    api.use(answer(listAudit, { data: [someEntry(6, refused)], page: { page: 1, pageSize: 20, total: 1 } }));
    await show();
    const line = await lineOf('Refused: administrators only');
    const page = line.getByText('Page', { selector: 'dt' }).parentElement!;
    expect(page.textContent).toBe('PageMoney on hold');
  });

  it('is narrowed by what was done and by days, which the address keeps', async () => {
    await show('?from=2026-11-01&action=bogus');
    await lineOf('Account disabled');
    expect(last('from')).toBe(new Date(2026, 10, 1).toISOString());
    expect(last('action')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'Made administrator');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } });
    await waitFor(() => expect(last('to')).toBe(new Date(2026, 10, 21).toISOString()));
    expect(last('action')).toBe('admin-made');
    expect(place()).toBe('/admin/audit?from=2026-11-01&action=admin-made&to=2026-11-20');
  });

  it('searches, turns the order round and pages', async () => {
    await show();
    await lineOf('Account disabled');
    expect(last('sort')).toBe('-at');
    await userEvent.click(screen.getByRole('button', { name: 'Time' }));
    await waitFor(() => expect(last('sort')).toBe('at'));
    await userEvent.click(screen.getByTitle('2'));
    await waitFor(() => expect(last('page')).toBe('2'));
    await userEvent.type(screen.getByRole('searchbox'), 'spam');
    await waitFor(() => expect([last('search'), last('page')]).toEqual(['spam', '1']));
  });

  it('says so when it cannot be had', async () => {
    api.use(fail(listAudit, 503, 'UNAVAILABLE'));
    await show();
    expect(await screen.findByText('Failed to load the audit log')).toBeTruthy();
  });
});
