import { getSignInOptions, loginGoogle } from '@fitfolio/auth-contract/google';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { fakeToken } from '@fitfolio/web-kit/testing/fake-token';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.js';
import type { GoogleAccounts } from './google-script.js';

type Config = Parameters<GoogleAccounts['oauth2']['initTokenClient']>[0];
let asked: Config[] = [];
let sent: unknown[] = [];
const api = mockApi(
  answer(getSignInOptions, { data: { googleClientId: 'fitfolio.apps.example' } }),
  answer(loginGoogle, ({ body }) => {
    sent.push(body);
    return { access_token: fakeToken().accessToken };
  }),
  answer(getMe, { data: someUser() }),
);

/** A window of Google that answers as told. */
function google(reply: (config: Config) => void): void {
  const initTokenClient = (config: Config) => {
    asked.push(config);
    return { requestAccessToken: () => reply(config) };
  };
  Object.assign(window, { google: { accounts: { oauth2: { initTokenClient } } } });
}

beforeEach(() => {
  asked = [];
  sent = [];
});
afterEach(() => {
  delete (window as { google?: unknown }).google;
});

const show = (path = '/login') => renderRemote(remote, { path, language: 'en' });
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));

describe('Google', () => {
  it.each(['/login', '/sign-up'])('is offered where it is set up (%s)', async (path) => {
    google(() => undefined);
    await show(path);
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('is hidden where it is not', async () => {
    api.use(answer(getSignInOptions, { data: { googleClientId: null } }));
    await show();
    await screen.findByRole('button', { name: 'Log in' });
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  });

  it('gives a token that begins a session', async () => {
    google(({ callback }) => callback({ access_token: 'ya29.token' }));
    await show('/login?redirect=%2Fpricing');
    await press();
    await waitFor(() => expect(place()).toBe('/pricing'));
    expect(sent).toEqual([{ google_access_token: 'ya29.token' }]);
    expect(asked[0]).toMatchObject({ client_id: 'fitfolio.apps.example', scope: 'openid email profile' });
  });

  it('that gives no token says so', async () => {
    google(({ callback }) => callback({ error: 'server_error' }));
    await show();
    await press();
    expect(await screen.findByText('Unable to get token response from Google')).toBeTruthy();
  });

  it('whose window is closed leaves things as they are', async () => {
    google(({ error_callback: end }) => end({ type: 'popup_closed' }));
    await show();
    await press();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText('Error logging in with Google')).toBeNull();
    expect(place()).toBe('/login');
  });

  it('whose token is refused says why', async () => {
    api.use(fail(loginGoogle, 403, 'GOOGLE_EMAIL_UNVERIFIED'));
    google(({ callback }) => callback({ access_token: 'ya29.token' }));
    await show();
    await press();
    expect(await screen.findByText('Error logging in with Google')).toBeTruthy();
  });
});
