import { getSignInOptions } from '@fitfolio/auth-contract/google';
import { getMe } from '@fitfolio/auth-contract/me';
import { login } from '@fitfolio/auth-contract/sign-in';
import { i18n } from '@fitfolio/web-kit/i18n';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { fakeToken } from '@fitfolio/web-kit/testing/fake-token';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail, unreachable, type MockCall } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';

let sent: MockCall[] = [];
const api = mockApi(
  answer(getSignInOptions, { data: { googleClientId: null } }),
  answer(login, (call) => {
    sent.push(call);
    return { access_token: fakeToken().accessToken };
  }),
  answer(getMe, { data: someUser() }),
);

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

const show = (search = '', language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: `/login${search}`, language });
const email = () => screen.findByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

async function submit(address = 'an@example.com', secret = 'secret-enough'): Promise<void> {
  const user = userEvent.setup({ delay: null });
  await user.click(await email());
  await user.paste(address);
  await user.click(password());
  await user.paste(secret);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('logging in', () => {
  it('sends the address and the password, keeps the session and goes home', async () => {
    await show();
    await submit();
    await waitFor(() => expect(place()).toBe('/'));
    expect(sent[0]?.body).toEqual({ username: 'an@example.com', password: 'secret-enough' });
    expect(localStorage.getItem('auth-storage')).toContain('accessToken');
  });

  it.each([
    ['/pricing?a=1', '/pricing?a=1'],
    ['/free-analysis-result?id=7', '/free-analysis-result?id=7'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/a', '/'],
    ['javascript:alert(1)', '/'],
    ['/login', '/'],
  ])('with ?redirect=%s goes to %s', async (redirect, where) => {
    await show(`?redirect=${encodeURIComponent(redirect)}`);
    await submit();
    await waitFor(() => expect(place()).toBe(where));
  });

  it('greets an administrator on the way to the back office', async () => {
    api.use(answer(getMe, { data: someUser({ is_admin: true }) }));
    await show('?redirect=%2Fadmin%2Fusers');
    await submit();
    expect(await screen.findByText('Welcome back, Admin!')).toBeTruthy();
    await waitFor(() => expect(place()).toBe('/admin/users'));
  });

  it('greets nobody else so', async () => {
    await show('?redirect=%2Fadmin%2Fusers');
    await submit();
    await waitFor(() => expect(place()).toBe('/admin/users'));
    await waitFor(() => expect(localStorage.getItem('users-storage')).toContain('an@example.com'));
    expect(screen.queryByText('Welcome back, Admin!')).toBeNull();
  });

  it('sends once, however often one clicks', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.use(
      answer(login, async (call) => {
        sent.push(call);
        await held;
        return { access_token: fakeToken().accessToken };
      }),
    );
    await show();
    await submit();
    await userEvent.type(password(), '{Enter}');
    release();
    await waitFor(() => expect(place()).toBe('/'));
    expect(sent).toHaveLength(1);
  });

  it('sends a signed-in visitor on', async () => {
    await renderRemote(remote, { path: '/login?redirect=%2Fpricing', user: someUser() });
    expect(place()).toBe('/pricing');
  });
});

describe('what cannot be sent', () => {
  it('is said under the fields and in a summary that takes the focus', async () => {
    await show();
    await submit('an@', '12345');
    const messages = ['Please enter a valid email address', 'Password must be at least 6 characters long.'];
    for (const message of messages) expect(screen.getAllByText(message)).toHaveLength(2);
    expect(document.activeElement?.textContent).toContain(messages[0]);
    expect((await email()).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: messages[1]! }));
    expect(document.activeElement).toBe(password());
    expect(await axeFindings()).toEqual([]);
  });

  it('is taken back as soon as it is mended', async () => {
    await show();
    await submit('an@');
    await userEvent.type(await email(), 'example.com');
    expect((await email()).getAttribute('aria-invalid')).toBe('false');
  });
});

describe('a refusal', () => {
  it.each([
    [fail(login, 401, 'BAD_CREDENTIALS'), 'The email or password is not correct.'],
    [fail(login, 403, 'ACCOUNT_DISABLED'), 'This account is disabled.'],
    [fail(login, 429, 'RATE_LIMITED'), 'Too many attempts. Please wait a moment and try again.'],
    [
      fail(login, 503, 'UNAVAILABLE'),
      'This service is not available right now. Please try again in a moment.',
    ],
    [unreachable(login), 'We could not reach the server. Check your connection and try again.'],
    [
      answer(login, { access_token: 'garbage' }),
      'The server answered in a way this page does not understand.',
    ],
  ])('says why and keeps what was typed (%#)', async (handler, why) => {
    api.use(handler);
    await show();
    await submit();
    expect(await screen.findByText('Login failed!')).toBeTruthy();
    expect(screen.getByText(why, { exact: false })).toBeTruthy();
    expect((await email()).value).toBe('an@example.com');
    expect(password().value).toBe('secret-enough');
    expect(place()).toBe('/login');
  });

  it('follows the language', async () => {
    api.use(fail(login, 401, 'BAD_CREDENTIALS'));
    await show();
    await submit();
    await screen.findByText('Login failed!');
    await act(() => i18n.changeLanguage('vi'));
    expect(screen.getByText('Đăng nhập không thành công')).toBeTruthy();
    expect(screen.getByText('Email hoặc mật khẩu không đúng.')).toBeTruthy();
  });
});

describe('the form', () => {
  it('shows the password on request', async () => {
    await show();
    await email();
    expect(password().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
  });

  it('keeps the address over a reload, and never the password', async () => {
    const first = await show();
    await userEvent.type(await email(), 'an@example.com');
    await userEvent.type(password(), 'secret-enough');
    first.unmount();
    await show();
    expect((await email()).value).toBe('an@example.com');
    expect(password().value).toBe('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret-enough');
  });

  it('leads to the sign-up page without losing the way on', async () => {
    await show('?redirect=%2Fpricing');
    await userEvent.click(await screen.findByRole('link', { name: 'Sign up' }));
    expect(place()).toBe('/sign-up?redirect=%2Fpricing');
  });

  it.each(['vi', 'en'] as const)('has nothing axe complains about (%s)', async (language) => {
    await show('', language);
    await screen.findByRole('heading', { name: language === 'vi' ? 'Đăng nhập' : 'Log in' });
    expect(await axeFindings()).toEqual([]);
  });
});
