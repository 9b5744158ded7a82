import { getMe } from '@fitfolio/auth-contract/me';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { defineRemote } from '@fitfolio/web-kit/remote';
import { fakeToken } from '@fitfolio/web-kit/testing/fake-token';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

let user = someUser();
const asked: string[] = [];
mockApi(
  answer(getMe, () => ({ data: user })),
  answer(getBalance, { data: { balance: 0 } }),
);
const remote = defineRemote({
  kit: '^2.0',
  resources: { namespace: 'mfe-account', vi: {}, en: {} },
  routes: [{ path: '/login', access: 'guest', load: () => Promise.resolve(() => null) }],
  dialogs: {
    onboarding: () =>
      Promise.resolve(({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Later</button>),
  },
});
jest.unstable_mockModule('../remotes/remotes.js', () => ({
  remotes: {
    get: () => ready,
    subscribe: () => () => undefined,
    load: (name: string) => asked.push(name),
  },
}));
const ready = { kind: 'ready', remote };
const { Onboarding } = await import('./onboarding.js');
const { renderHost } = await import('../testing/render-host.js');

beforeEach(() => {
  asked.length = 0;
  localStorage.setItem('auth-storage', JSON.stringify(fakeToken()));
});
const newcomer = () => someUser({ name: null, gender: null, userType: null });
const show = () => renderHost(<Onboarding />, { path: '/' });

describe('the onboarding', () => {
  it('is asked of who has not said who they are, until "later"', async () => {
    user = newcomer();
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(asked).toEqual(['mfe-account']);
    await show();
    await act(() => Promise.resolve());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is asked of the next person on the same device', async () => {
    localStorage.setItem('onboarding-later', newcomer().id);
    user = { ...newcomer(), id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b12' };
    await show();
    expect(await screen.findByRole('button', { name: 'Later' })).toBeTruthy();
  });

  it('leaves alone who is known, and loads nothing for it', async () => {
    user = someUser();
    await show();
    await waitFor(() => expect(localStorage.getItem('users-storage')).toContain(user.email));
    expect([screen.queryByRole('button'), asked]).toEqual([null, []]);
  });
});
