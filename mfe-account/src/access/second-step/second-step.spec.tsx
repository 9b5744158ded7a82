import { getSignInOptions } from '@fitfolio/auth-contract/google';
import { getMe } from '@fitfolio/auth-contract/me';
import { getLoginPasskeyOptions, loginWithCode } from '@fitfolio/auth-contract/second-step';
import { login } from '@fitfolio/auth-contract/sign-in';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { fakeToken } from '@fitfolio/web-kit/testing/fake-token';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.js';
import en from './texts.en.json' with { type: 'json' };
import vi from './texts.vi.json' with { type: 'json' };

let codes: unknown[] = [];
const api = mockApi(
  answer(getSignInOptions, { data: { googleClientId: null } }),
  answer(getMe, { data: someUser() }),
  fail(login, 401, 'SECOND_FACTOR_REQUIRED', { factors: ['totp'] }),
  answer(loginWithCode, ({ body }) => {
    codes.push(body);
    return { access_token: fakeToken().accessToken };
  }),
);
beforeEach(() => {
  codes = [];
  sessionStorage.clear();
});

async function passFirstStep(): Promise<void> {
  await renderRemote(remote, { path: '/login?redirect=%2Fpricing', language: 'en' });
  await userEvent.type(await screen.findByLabelText('Email'), 'an@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-enough');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}
const typeCode = async (code: string): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

describe('the second step of a log-in', () => {
  it('has the same texts in both languages', () => {
    expect(Object.keys(vi)).toEqual(Object.keys(en));
  });

  it('takes a code, and goes on where the first one was to lead', async () => {
    await passFirstStep();
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
    await typeCode('123456');
    await waitFor(() => expect(place()).toBe('/pricing'));
    expect(codes).toEqual([{ code: '123456' }]);
  });

  it('says that a code was wrong, and lets somebody else begin', async () => {
    api.use(fail(loginWithCode, 400, 'FACTOR_CODE_WRONG'));
    await passFirstStep();
    await typeCode('000000');
    expect(await screen.findAllByText('This code is not correct, or was used before.')).not.toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(await screen.findByLabelText('Password')).toBeTruthy();
  });

  it('follows the redirect from Google, and offers the passkey there is', async () => {
    await renderRemote(remote, { path: '/login?second-step=passkey', language: 'vi' });
    expect(await screen.findByLabelText('Mã khôi phục')).toBeTruthy();
    api.use(fail(getLoginPasskeyOptions, 503, 'UNAVAILABLE'));
    await userEvent.click(screen.getByRole('button', { name: 'Dùng khóa truy cập' }));
    expect(await screen.findByText('Khóa truy cập không dùng được')).toBeTruthy();
  });
});
