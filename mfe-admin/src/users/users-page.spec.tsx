import { exportUsers, listUsers } from '@fitfolio/auth-contract/admin-users';
import { getMe } from '@fitfolio/auth-contract/me';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, answerFile, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { someAccount, someId } from '../testing/fixtures.js';

const admin = someUser({ is_admin: true });
const people = [
  someAccount({ id: someId(1), email: 'binh@example.com', name: 'Lê Thị Bình', userType: 'recruiter' }),
  someAccount({
    id: someId(2),
    email: 'no-name@example.com',
    name: null,
    userType: null,
    emailVerified: false,
  }),
];
let asked: URLSearchParams[] = [];
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(listUsers, ({ query }) => {
    asked.push(query);
    const search = query.get('search');
    const data = people.filter((p) => !search || p.email.includes(search));
    return {
      data,
      page: { page: Number(query.get('page')), pageSize: 20, total: search ? data.length : 45 },
    };
  }),
);

beforeEach(() => {
  asked = [];
});

const show = (search = '', language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: `/admin/users${search}`, language, user: admin });
const lineOf = async (email: string) => within((await screen.findByText(email)).closest('tr')!);
const last = (name: string) => asked.at(-1)?.get(name);

describe('the list of users', () => {
  it('shows email, name, type, admin, verified and when they came', async () => {
    await show();
    const line = await lineOf('binh@example.com');
    for (const text of ['Lê Thị Bình', 'Recruiter', 'No', 'Yes', formatDateTime(people[0]!.createdAt)]) {
      expect(line.getByText(text)).toBeTruthy();
    }
    expect((await lineOf('no-name@example.com')).getAllByText('–')).toHaveLength(2);
    expect(await axeFindings()).toEqual([]);
  });

  it('names everything in Vietnamese', async () => {
    await show('', 'vi');
    expect((await lineOf('binh@example.com')).getByText('Nhà tuyển dụng')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Đã xác minh' })).toBeTruthy();
  });

  it('searches once for what was typed, from the first page', async () => {
    await show('?page=2');
    await lineOf('binh@example.com');
    await userEvent.type(screen.getByRole('searchbox'), 'binh');
    await waitFor(() => expect(screen.queryByText('no-name@example.com')).toBeNull());
    expect(asked.filter((q) => q.has('search')).map((q) => q.get('search'))).toEqual(['binh']);
    expect(last('page')).toBe('1');
    expect(place()).toBe('/admin/users?search=binh');
  });

  it('sorts and turns pages', async () => {
    await show();
    await lineOf('binh@example.com');
    expect([last('sort'), last('pageSize')]).toEqual(['-createdAt', '20']);
    await userEvent.click(screen.getByRole('button', { name: 'Email' }));
    await waitFor(() => expect(last('sort')).toBe('-email'));
    await userEvent.click(screen.getByTitle('3'));
    await waitFor(() => expect([last('sort'), last('page')]).toEqual(['-email', '3']));
  });

  it('leads to each user, and marks who is disabled', async () => {
    api.use(
      answer(listUsers, {
        data: [someAccount({ id: someId(4), email: 'shut@example.com', disabled: true })],
        page: { page: 1, pageSize: 20, total: 1 },
      }),
    );
    await show();
    const line = await lineOf('shut@example.com');
    expect(line.getByRole('link').getAttribute('href')).toBe(`/admin/users/${someId(4)}`);
    expect(line.getByText('Disabled')).toBeTruthy();
  });

  it('is narrowed by filters, which the address keeps', async () => {
    await show('?page=2&disabled=maybe');
    await lineOf('binh@example.com');
    expect(last('disabled')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Verified'), 'No');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Recruiter');
    await waitFor(() => expect([last('verified'), last('userType')]).toEqual(['false', 'recruiter']));
    expect(last('page')).toBe('1');
    expect(place()).toBe('/admin/users?disabled=maybe&verified=false&userType=recruiter');
    await userEvent.selectOptions(screen.getByLabelText('Verified'), 'All');
    await waitFor(() => expect(last('verified')).toBeNull());
  });

  it('is downloaded as CSV with the same search and filters', async () => {
    const exported: URLSearchParams[] = [];
    const saved: string[] = [];
    const create = jest.fn(() => 'blob:x');
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    api.use(answerFile(exportUsers, 'users.csv', 'id,email'));
    api.events.on('request:start', ({ request }) => {
      const url = new URL(request.url);
      if (url.pathname.endsWith('/export')) exported.push(url.searchParams);
    });
    await show('?page=2&search=binh&admin=false');
    await lineOf('binh@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toEqual(['users.csv']));
    expect(exported.map(String)).toEqual(['sort=-createdAt&search=binh&admin=false']);
    click.mockRestore();
  });

  it('says so when the CSV cannot be had', async () => {
    api.use(fail(exportUsers, 503, 'UNAVAILABLE'));
    await show();
    await lineOf('binh@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('The CSV could not be downloaded')).toBeTruthy();
  });

  it('says so when it cannot be had, and tries again', async () => {
    api.use(fail(listUsers, 500, 'INTERNAL'));
    await show();
    expect(await screen.findByText('Failed to load users')).toBeTruthy();
    api.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('binh@example.com')).toBeTruthy();
  });

  it('warns when the server refuses', async () => {
    api.use(fail(listUsers, 403, 'FORBIDDEN'));
    await show();
    expect((await screen.findAllByText('Access denied! You don’t have permission.')).length).toBeGreaterThan(
      0,
    );
  });
});
