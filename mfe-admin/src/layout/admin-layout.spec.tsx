import { listUsers } from '@fitfolio/auth-contract/admin-users';
import { getMe } from '@fitfolio/auth-contract/me';
import { logout } from '@fitfolio/auth-contract/renewal';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { someAccount } from '../testing/fixtures.js';

const admin = someUser({ is_admin: true });
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(listUsers, { data: [someAccount(admin)], page: { page: 1, pageSize: 20, total: 1 } }),
  answer(logout, null as never),
);

const pages = ['/admin', '/admin/users', '/admin/free-analysis', '/admin/free-analysis/7'];

describe('who may come in', () => {
  it.each(pages)('%s sends a guest to log in, and back', async (path) => {
    await renderRemote(remote, { path });
    expect(place()).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  });

  it.each([
    ['en', 'You do not have permission to access the admin page.'],
    ['vi', 'Bạn không có quyền truy cập trang quản trị.'],
  ] as const)('tells everyone else and sends them home (%s)', async (language, message) => {
    api.use(answer(getMe, { data: someUser() }));
    await renderRemote(remote, { path: '/admin/users', language, user: someUser() });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(place()).toBe('/');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('does not decide before the server has said who it is', async () => {
    api.use(fail(getMe, 503, 'UNAVAILABLE'));
    await renderRemote(remote, { path: '/admin/users', language: 'en', user: someUser() });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(place()).toBe('/admin/users');
  });
});

describe('the frame', () => {
  const show = (path = '/admin/users', language: 'vi' | 'en' = 'en') =>
    renderRemote(remote, { path, language, user: admin });

  it('has its own main, a way back to the site, and says who one is', async () => {
    await show();
    const menu = within(await screen.findByRole('complementary'));
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(menu.getByRole('link', { name: 'Back to the site' }).getAttribute('href')).toBe('/');
    expect(menu.getByText(admin.email)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('changes the language and the theme', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Dark' }));
    expect(localStorage.getItem('vite-ui-theme')).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'VI Tiếng Việt' }));
    expect(await screen.findByRole('heading', { name: 'Người dùng' })).toBeTruthy();
    expect(localStorage.getItem('language')).toBe('vi');
    await userEvent.click(screen.getByRole('button', { name: 'Hệ thống' }));
  });

  it('opens the same menu as a drawer, which closes on Escape and when one goes somewhere', async () => {
    await show();
    const open = await screen.findByRole('button', { name: 'Open menu' });
    await userEvent.click(open);
    const dialog = await screen.findByRole('dialog');
    expect(await axeFindings(dialog)).toEqual([]);
    expect(within(dialog).getByRole('link', { name: 'Users' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open.getAttribute('aria-expanded')).toBe('false'));
    await userEvent.click(open);
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('link', { name: 'Users' }));
    await waitFor(() => expect(open.getAttribute('aria-expanded')).toBe('false'));
  });

  it('signs out', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(place()).toBe('/login'));
    expect(localStorage.getItem('auth-storage')).toBeNull();
  });

  it('stays around the page for unknown addresses', async () => {
    await show('/admin/no-such-page');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Users' })).toBeTruthy();
  });
});
