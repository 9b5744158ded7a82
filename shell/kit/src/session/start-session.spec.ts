import { refresh } from '@fitfolio/auth-contract/renewal';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createAppStore } from '../store.js';
import { fakeToken } from '../testing/fake-token.js';
import { someUser } from '../testing/fixtures.js';
import { answer, fail, unreachable } from '../testing/handlers.js';
import { mockApi } from '../testing/mock-api.js';
import { tokenStorage, userStorage } from './session-storage.js';
import { sessionOf } from './session-slice.js';
import { followOtherTabs, startSession } from './start-session.js';

const fresh = fakeToken(900);
const expired = fakeToken(-5);
let refreshes = 0;
const server = mockApi(
  answer(refresh, () => {
    refreshes += 1;
    return { access_token: fresh.accessToken };
  }),
);

beforeEach(() => {
  refreshes = 0;
});

async function start() {
  const store = createAppStore();
  await startSession(store);
  return { store, session: () => sessionOf(store.getState()) };
}

describe('opening the page', () => {
  it('without anything stored makes a guest, and asks nobody', async () => {
    const { session } = await start();
    expect(session()).toMatchObject({ phase: 'ready', accessToken: null, endedBy: null });
    expect(refreshes).toBe(0);
  });

  it('with a good token is signed in at once, with the stored user', async () => {
    tokenStorage.write(fresh);
    userStorage.write(someUser());
    const { session } = await start();
    expect(session()).toMatchObject({ ...fresh, user: { email: 'an@example.com' } });
    expect(refreshes).toBe(0);
  });

  it('with an expired one tries to renew it, once', async () => {
    tokenStorage.write(expired);
    const { session } = await start();
    expect(session().accessToken).toBe(fresh.accessToken);
    expect(refreshes).toBe(1);
  });

  it('is a guest when it cannot be renewed', async () => {
    server.use(fail(refresh, 401, 'SESSION_EXPIRED'));
    tokenStorage.write(expired);
    userStorage.write(someUser());
    const { session } = await start();
    expect(session()).toMatchObject({ phase: 'ready', accessToken: null, user: null });
    expect([tokenStorage.read(), userStorage.read()]).toEqual([null, null]);
  });

  it('stays signed in when the server cannot be asked', async () => {
    server.use(unreachable(refresh));
    tokenStorage.write(expired);
    expect((await start()).session().accessToken).toBe(expired.accessToken);
  });

  it.each(['not json', '{"accessToken":7}', '{"accessToken":"","expiredAt":1}', '[]'])(
    'takes the garbled storage %j for none',
    async (stored) => {
      localStorage.setItem('auth-storage', stored);
      expect((await start()).session().accessToken).toBeNull();
    },
  );
});

describe('other tabs', () => {
  const told = (key: string | null = 'auth-storage') =>
    window.dispatchEvent(new StorageEvent('storage', { key }));

  it('sign this one in and out', async () => {
    const { store, session } = await start();
    const stop = followOtherTabs(store);
    tokenStorage.write(fresh);
    told();
    expect(session().accessToken).toBe(fresh.accessToken);
    tokenStorage.write(null);
    told();
    expect(session()).toMatchObject({ accessToken: null, endedBy: 'signed-out' });
    stop();
    tokenStorage.write(fresh);
    told();
    expect(session().accessToken).toBeNull();
  });

  it('are not listened to about other things', async () => {
    const { store, session } = await start();
    const stop = followOtherTabs(store);
    tokenStorage.write(fresh);
    told('language');
    expect(session().accessToken).toBeNull();
    told(null);
    expect(session().accessToken).toBe(fresh.accessToken);
    stop();
  });
});
