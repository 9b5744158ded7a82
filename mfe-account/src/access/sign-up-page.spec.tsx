import { getSignInOptions } from '@fitfolio/auth-contract/google';
import { login, signUp } from '@fitfolio/auth-contract/sign-in';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { fakeToken } from '@fitfolio/web-kit/testing/fake-token';
import { answer, fail, unreachable, type MockCall } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';

let calls: [string, MockCall['body']][] = [];
const api = mockApi(
  answer(getSignInOptions, { data: { googleClientId: null } }),
  answer(signUp, ({ body }) => {
    calls.push(['sign-up', body]);
    return { data: { email: 'an@example.com' } };
  }),
  answer(login, ({ body }) => {
    calls.push(['login', body]);
    return { access_token: fakeToken().accessToken };
  }),
);

beforeEach(() => {
  calls = [];
  sessionStorage.clear();
});

const show = (search = '', language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: `/sign-up${search}`, language });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

interface Typed {
  email?: string;
  password?: string;
  confirm?: string;
  terms?: boolean;
}

async function submit(typed: Typed = {}): Promise<void> {
  const { email = 'an@example.com', password = 'đủ-dài-và-lạ', confirm = password, terms = true } = typed;
  const user = userEvent.setup({ delay: null });
  const fill = async (name: string, text: string): Promise<void> => {
    await user.click(await field(name));
    await user.paste(text);
  };
  await fill('Email', email);
  await fill('Password', password);
  await fill('Confirm password', confirm);
  if (terms) await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
}

describe('signing up', () => {
  it('makes the account, logs in and goes on', async () => {
    await show('?redirect=%2Ffree-analysis');
    await submit();
    await waitFor(() => expect(place()).toBe('/free-analysis'));
    const credentials = { username: 'an@example.com', password: 'đủ-dài-và-lạ' };
    expect(calls).toEqual([
      ['sign-up', credentials],
      ['login', credentials],
    ]);
    expect(screen.getByText('Your account is ready.')).toBeTruthy();
  });

  it.each(['//evil.example', 'https://evil.example', '/sign-up'])(
    'with ?redirect=%s goes home',
    async (to) => {
      await show(`?redirect=${encodeURIComponent(to)}`);
      await submit();
      await waitFor(() => expect(place()).toBe('/'));
    },
  );

  it('asks to log in when that did not work right away, with the address filled in', async () => {
    api.use(fail(login, 401, 'BAD_CREDENTIALS'));
    await show('?redirect=%2Fpricing');
    await submit();
    expect(await screen.findByText('One more step')).toBeTruthy();
    expect(place()).toBe('/login?redirect=%2Fpricing');
    expect((await field('Email')).value).toBe('an@example.com');
  });
});

describe('what cannot be sent', () => {
  it.each([
    [{ email: 'an.example.com' }, 'Please enter a valid email address', 'Email'],
    [{ password: '1234567' }, 'Password must be at least 8 characters long', 'Password'],
    [{ confirm: 'something-else' }, 'Passwords do not match', 'Confirm password'],
  ])('with %j says so', async (typed, message, name) => {
    await show();
    await submit(typed);
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect((await field(name)).getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
  });

  it('without accepted terms says so, and leads to the box', async () => {
    await show();
    await submit({ terms: false });
    const message = 'You must accept the terms and conditions';
    await userEvent.click(screen.getByRole('link', { name: message }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(calls).toEqual([]);
    expect(await axeFindings()).toEqual([]);
  });

  it('says everything at once, in Vietnamese too', async () => {
    await show('', 'vi');
    await userEvent.click(await screen.findByRole('button', { name: 'Đăng ký' }));
    for (const message of [
      'Vui lòng nhập địa chỉ email hợp lệ',
      'Mật khẩu cần ít nhất 8 ký tự',
      'Bạn cần đồng ý với các điều khoản để tiếp tục',
    ]) {
      expect(screen.getAllByText(message)).toHaveLength(2);
    }
  });
});

describe('a refusal', () => {
  it('of a password made of the own name says so', async () => {
    api.use(fail(signUp, 400, 'PASSWORD_TOO_PERSONAL'));
    await show();
    await submit();
    expect(await screen.findAllByText(/can be guessed from your name/)).toHaveLength(2);
  });

  it('of a common password stands under the password', async () => {
    api.use(fail(signUp, 400, 'PASSWORD_TOO_COMMON'));
    await show();
    await submit();
    expect(
      await screen.findAllByText('This password is too common. Please choose another one.'),
    ).toHaveLength(2);
    expect((await field('Password')).getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(await field('Password'), '!');
    expect((await field('Password')).getAttribute('aria-invalid')).toBe('false');
  });

  it('of a field by the server stands under that field', async () => {
    const details = [{ path: 'body.username', code: 'invalid_format', message: 'x' }];
    api.use(fail(signUp, 400, 'INVALID_INPUT', details));
    await show();
    await submit();
    expect(await screen.findAllByText('Please enter a valid email address')).toHaveLength(2);
  });

  it.each([
    [fail(signUp, 429, 'RATE_LIMITED'), 'Too many attempts. Please wait a moment and try again.'],
    [unreachable(signUp), 'We could not reach the server. Check your connection and try again.'],
  ])('says why and keeps what was typed (%#)', async (handler, why) => {
    api.use(handler);
    await show();
    await submit();
    expect(await screen.findByText('Error signing up')).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect((await field('Email')).value).toBe('an@example.com');
    expect((await field('Confirm password')).value).toBe('đủ-dài-và-lạ');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });
});

describe('the form', () => {
  it('opens terms and privacy beside itself', async () => {
    await show();
    const terms = await screen.findByRole('link', { name: 'Terms of Service' });
    const privacy = screen.getByRole('link', { name: 'Privacy Policy' });
    expect([terms.getAttribute('href'), privacy.getAttribute('href')]).toEqual([
      '/terms-of-services',
      '/privacy',
    ]);
    expect(terms.getAttribute('target')).toBe('_blank');
  });

  it('leads to the log-in page with the way on and the address', async () => {
    await show('?redirect=%2Fpricing');
    await userEvent.type(await field('Email'), 'an@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    expect(place()).toBe('/login?redirect=%2Fpricing');
    expect((await field('Email')).value).toBe('an@example.com');
  });

  it.each(['vi', 'en'] as const)('has nothing axe complains about (%s)', async (language) => {
    await show('', language);
    await screen.findByRole('checkbox');
    expect(await axeFindings()).toEqual([]);
  });
});
