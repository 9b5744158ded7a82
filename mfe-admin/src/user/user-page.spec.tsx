import {
  type AdminUser,
  disableUser,
  endUserSessions,
  getUser,
  makeAdmin,
} from '@fitfolio/auth-contract/admin-users';
import { getMe } from '@fitfolio/auth-contract/me';
import { listAllTransactions } from '@fitfolio/credits-contract/transaction';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someSession, someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail, type MockCall } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { someAccount, someEntry, someId } from '../testing/fixtures.js';

const admin = someUser({ id: someId(9999), is_admin: true });
const id = someId(1);
let user: AdminUser;
let sessions = [someSession()];
let sent: unknown[] = [];
const change = (changes: Partial<AdminUser>) => (call: MockCall) => {
  sent.push(call.body);
  user = { ...user, ...changes };
  return { data: user };
};
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(getUser, () => ({
    data: { user, sessions, activity: [someEntry(1, { action: 'password-changed' })] },
  })),
  answer(listAllTransactions, { data: [], page: { page: 1, pageSize: 1, total: 0 } }),
  answer(disableUser, change({ disabled: true })),
  answer(endUserSessions, (call) => {
    sessions = [];
    return change({})(call);
  }),
);

beforeEach(() => {
  user = someAccount({ id, email: 'binh@example.com', name: 'Lê Thị Bình', emailVerified: false });
  sessions = [someSession()];
  sent = [];
});

const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: `/admin/users/${id}`, language, user: admin });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const factOf = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

describe('the page of a user', () => {
  it('shows facts, balance, sessions and what happened', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lê Thị Bình' })).toBeTruthy();
    expect(await factOf('Email verification')).toBe('Not verified');
    await waitFor(async () => expect(await factOf('Token balance')).toBe('0'));
    expect(screen.getByText('Chrome · Windows')).toBeTruthy();
    expect(screen.getByText('Internet (113.161.0.0/16)')).toBeTruthy();
    expect(screen.getByText('Password changed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all in the audit log' }).getAttribute('href')).toBe(
      '/admin/audit?search=binh%40example.com',
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('takes the balance from the newest movement', async () => {
    api.use(
      answer(listAllTransactions, ({ query }) => {
        expect(query.get('userId')).toBe(id);
        const movement = {
          id: someId(3),
          type: 'bonus' as const,
          amount: 20,
          balance: 1234,
          description: { code: 'coupon' as const, values: {} },
          createdAt: '2026-11-20T08:00:00.000Z',
        };
        const who = { userId: id, email: user.email, name: null, actorId: null };
        return { data: [{ ...movement, ...who }], page: { page: 1, pageSize: 1, total: 7 } };
      }),
    );
    await show('vi');
    await waitFor(async () => expect(await factOf('Số dư token')).toBe('1.234'));
  });

  it('does nothing to an account without a reason', async () => {
    await show();
    await press('Disable account');
    const asked = await dialog();
    expect(asked.getByText(/binh@example.com will be signed out everywhere/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('reason'));
    await userEvent.type(asked.getByLabelText('Reason'), '  x ');
    await userEvent.click(asked.getByRole('button', { name: 'Disable account' }));
    expect(asked.getByText('Write a reason of at least 3 characters.')).toBeTruthy();
    expect(sent).toEqual([]);
    expect(await axeFindings()).toEqual([]);
  });

  it('does it with one, says so and shows the account as it is now', async () => {
    await show();
    await press('Disable account');
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText('Reason'), ' Sends spam ');
    await userEvent.click(asked.getByRole('button', { name: 'Disable account' }));
    expect(await screen.findByText('binh@example.com is disabled.')).toBeTruthy();
    expect(sent).toEqual([{ reason: 'Sends spam' }]);
    expect(await screen.findByRole('button', { name: 'Enable account' })).toBeTruthy();
    expect(await factOf('Account')).toBe('Disabled');
  });

  it.each([
    ['EMAIL_NOT_VERIFIED', 403, /Verify it before making them an administrator/],
    ['ACCOUNT_DISABLED', 403, /Enable it before making them an administrator/],
    ['LAST_ADMIN', 409, 'There must be at least one administrator.'],
    ['OWN_ACCOUNT', 409, 'You cannot do this to your own account.'],
  ] as const)('says why it is refused and keeps the reason (%s)', async (code, status, text) => {
    api.use(fail(makeAdmin, status, code));
    await show();
    await press('Make administrator');
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText('Reason'), 'New colleague');
    await userEvent.click(asked.getByRole('button', { name: 'Make administrator' }));
    expect(await asked.findByText(text)).toBeTruthy();
    expect(asked.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('New colleague');
  });

  it('signs someone out everywhere', async () => {
    await show();
    await press('Sign out everywhere');
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText('Reason'), 'Stolen phone');
    await userEvent.click(asked.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('This person is not signed in anywhere.')).toBeTruthy();
    expect(sent).toEqual([{ reason: 'Stolen phone' }]);
  });

  it('says so when there is no such user, or it cannot be had', async () => {
    api.use(fail(getUser, 404, 'NOT_FOUND'));
    await show();
    expect(await screen.findByText('Failed to load the user')).toBeTruthy();
    expect(screen.getByText('We could not find what you are looking for.')).toBeTruthy();
  });
});
