import { getSignInOptions } from '@fitfolio/auth-contract/google';
import { getMe } from '@fitfolio/auth-contract/me';
import { refresh } from '@fitfolio/auth-contract/renewal';
import { fakeToken } from '@fitfolio/web-kit/testing/fake-token';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote.js';

mockApi(
  answer(getSignInOptions, { data: { googleClientId: 'fitfolio.apps.example' } }),
  answer(refresh, () => ({ access_token: fakeToken().accessToken })),
  answer(getMe, { data: someUser() }),
);

const show = (path: string) => renderRemote(remote, { path, language: 'en' });

describe('the way back from a page of Google', () => {
  // First, while no failed call has yet brought the words of the services' codes.
  it('says what went wrong and cleans the address', async () => {
    await show('/login?error=GOOGLE_UNAVAILABLE');
    expect(await screen.findByText('Error logging in with Google')).toBeTruthy();
    expect(screen.getByText('Google is not answering right now. Please try again in a moment.')).toBeTruthy();
    await waitFor(() => expect(place()).toBe('/login'));
  });

  it('makes the new cookie a session and goes on', async () => {
    await show('/login?redirect=%2Fpricing&from=google');
    await waitFor(() => expect(place()).toBe('/pricing'));
  });
});
