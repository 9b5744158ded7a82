import { getMe } from '@fitfolio/auth-contract/me';
import { logout, refresh } from '@fitfolio/auth-contract/renewal';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { fakeToken } from '@fitfolio/web-kit/testing/fake-token';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavigationEffects } from '../navigation-effects.js';
import { place, renderHost } from '../testing/render-host.js';
import { AppLayout } from './app-layout.js';

let user = someUser();
const api = mockApi(
  answer(getMe, () => ({ data: user })),
  answer(getBalance, { data: { balance: 1234 } }),
  answer(logout, null as never),
);

const show = (path = '/', language: 'vi' | 'en' = 'en') =>
  renderHost(
    <>
      <NavigationEffects />
      <AppLayout>
        <h1>Page</h1>
      </AppLayout>
    </>,
    { path, language },
  );
function signIn(changes: Parameters<typeof someUser>[0] = {}, tokens = fakeToken()): void {
  user = someUser(changes);
  localStorage.setItem('auth-storage', JSON.stringify(tokens));
}
const bar = () => within(screen.getByRole('banner'));
const openAccount = async (name: string) => userEvent.click(await bar().findByRole('button', { name }));

describe('the header of a guest', () => {
  it('leads to prices and to the log-in page', async () => {
    await show();
    expect(bar().getByRole('link', { name: 'View pricing' }).getAttribute('href')).toBe('/pricing');
    expect(bar().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(bar().queryByRole('link', { name: /tokens/ })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('unfolds on small screens, and folds on Escape', async () => {
    await show();
    await userEvent.click(bar().getByRole('button', { name: 'Open menu' }));
    expect(bar().getByRole('radio', { name: 'Tiếng Việt' })).toBeTruthy();
    await userEvent.click(bar().getByRole('radio', { name: 'Tiếng Việt' }));
    expect(bar().getByRole('button', { name: 'Đóng menu' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(bar().getByRole('button', { name: 'Mở menu' })).toBeTruthy();
  });
});

describe('the header of a user', () => {
  it('shows the tokens, leading to prices, and the premium analysis', async () => {
    signIn();
    await show();
    const tokens = await bar().findAllByRole('link', { name: /1,234/ });
    expect(tokens[0]!.getAttribute('href')).toBe('/pricing');
    expect(bar().getByRole('link', { name: 'Premium analysis' }).getAttribute('href')).toBe('/fit-analysis');
    expect(bar().queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('has the account’s menu, without administration', async () => {
    signIn();
    await show();
    await openAccount('Nguyễn Văn An');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Workspace',
      'My profile',
      'Free analysis',
      'Sign out',
    ]);
  });

  it('leads a recruiter to the screenings in place of the workspace', async () => {
    signIn({ userType: 'recruiter' });
    await show();
    await waitFor(() => expect(localStorage.getItem('users-storage')).toContain('recruiter'));
    await openAccount('Nguyễn Văn An');
    expect((await screen.findByRole('link', { name: 'Screenings' })).getAttribute('href')).toBe(
      '/screenings',
    );
    expect(screen.queryByRole('link', { name: 'Workspace' })).toBeNull();
  });

  it('calls an account without a name so, and leads an administrator to the back office', async () => {
    signIn({ name: null, is_admin: true });
    await show();
    await waitFor(() => expect(localStorage.getItem('users-storage')).toContain('"is_admin":true'));
    await openAccount('Account');
    expect((await screen.findByRole('link', { name: 'Go to admin' })).getAttribute('href')).toBe('/admin');
  });

  it.each([
    ['a server that answers', () => undefined],
    ['a server that does not', () => api.use(fail(logout, 503, 'UNAVAILABLE'))],
  ])('signs out with %s', async (_name, arrange) => {
    arrange();
    signIn();
    localStorage.setItem('profileActiveSection', 'personal-info');
    await show('/pricing');
    await openAccount('Nguyễn Văn An');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(place()).toBe('/login'));
    expect(bar().getByRole('link', { name: 'Sign in' })).toBeTruthy();
    for (const key of ['auth-storage', 'users-storage', 'profileActiveSection']) {
      expect(localStorage.getItem(key)).toBeNull();
    }
  });

  it('whose session runs out is told and led to log in, and back', async () => {
    api.use(fail(getMe, 401, 'TOKEN_EXPIRED'), fail(refresh, 401, 'SESSION_EXPIRED'));
    signIn();
    await show('/pricing?a=1');
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fpricing%3Fa%3D1'));
    expect(screen.getByText('Session expired')).toBeTruthy();
    expect(screen.getByText('Navigating to login')).toBeTruthy();
    await userEvent.click(bar().getByRole('link', { name: 'View pricing' }));
    expect(place()).toBe('/pricing');
  });
});

describe('header and footer', () => {
  it('stand on every page but the back office', async () => {
    await show('/admin/users');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('lead to terms and privacy, with the current year', async () => {
    await show('/', 'vi');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Điều khoản dịch vụ' }).getAttribute('href')).toBe(
      '/terms-of-services',
    );
    expect(footer.getByRole('link', { name: 'Chính sách bảo mật' }).getAttribute('href')).toBe('/privacy');
    expect(footer.getByText(new RegExp(String(new Date().getFullYear())))).toBeTruthy();
  });
});
