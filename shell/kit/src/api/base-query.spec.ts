import { getMe, updateMe } from '@fitfolio/auth-contract/me';
import { refresh } from '@fitfolio/auth-contract/renewal';
import { login } from '@fitfolio/auth-contract/sign-in';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { tokenStorage } from '../session/session-storage.js';
import { sessionApi } from '../session/session-api.js';
import { sessionOf, sessionStarted, tokensReceived } from '../session/session-slice.js';
import { createAppStore } from '../store.js';
import { fakeToken } from '../testing/fake-token.js';
import { someUser } from '../testing/fixtures.js';
import { answer, fail, unreachable } from '../testing/handlers.js';
import { mockApi } from '../testing/mock-api.js';
import { i18n } from '../i18n/i18n.js';
import { toastStore } from '../toast/toast-store.js';
import { api } from './api.js';
import { routeMutation } from './route-endpoint.js';

const old = fakeToken(-5);
const fresh = fakeToken(900);
let bearers: (string | null)[] = [];
let refreshes = 0;

const guarded = (token: string) =>
  http.get('*/api/users/me', ({ request }) => {
    const sent = request.headers.get('authorization');
    bearers.push(sent);
    return sent === `Bearer ${token}`
      ? HttpResponse.json({ data: someUser() })
      : HttpResponse.json({ code: 'UNAUTHENTICATED', message: 'no', requestId: 'r' }, { status: 401 });
  });
const renews = answer(refresh, () => {
  refreshes += 1;
  return { access_token: fresh.accessToken };
});
const server = mockApi(renews);

const extra = api.injectEndpoints({
  endpoints: (build) => ({ updateMe: routeMutation(build, updateMe), login: routeMutation(build, login) }),
});

function storeWith(tokens = old) {
  const store = createAppStore();
  tokenStorage.write(tokens);
  store.dispatch(sessionStarted({ tokens, user: null }));
  const get = () => store.dispatch(sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }));
  const balance = () => store.dispatch(sessionApi.endpoints.getBalance.initiate(undefined));
  return { store, get, balance, session: () => sessionOf(store.getState()) };
}

beforeEach(async () => {
  bearers = [];
  refreshes = 0;
  await i18n.changeLanguage('en');
});

describe('a call with a good token', () => {
  it('carries it and gives the parsed reply', async () => {
    server.use(guarded(fresh.accessToken));
    const { get } = storeWith(fresh);
    expect((await get()).data?.data.email).toBe('an@example.com');
    expect(bearers).toEqual([`Bearer ${fresh.accessToken}`]);
  });

  it('that is refused ends the session at once, without a refresh', async () => {
    server.use(guarded('another'));
    const { get, session } = storeWith(fresh);
    await get();
    expect([session().accessToken, session().endedBy, refreshes]).toEqual([null, 'rejected', 0]);
    expect(toastStore.get()).toEqual([]);
  });

  it('that is forbidden warns, passes the body on and keeps the session', async () => {
    server.use(fail(getMe, 403, 'FORBIDDEN', { why: 'test' }));
    const { get, session } = storeWith(fresh);
    expect((await get()).error).toMatchObject({ code: 'FORBIDDEN', details: { why: 'test' } });
    expect(toastStore.get()).toMatchObject([
      { kind: 'warning', title: 'Access denied! You don’t have permission.' },
    ]);
    expect(session().accessToken).toBe(fresh.accessToken);
  });
});

describe('a call after the token has expired', () => {
  it('refreshes, keeps the new token and is sent again with it', async () => {
    server.use(guarded(fresh.accessToken));
    const { get, session } = storeWith();
    expect((await get()).data?.data.email).toBe('an@example.com');
    expect(bearers).toEqual([`Bearer ${old.accessToken}`, `Bearer ${fresh.accessToken}`]);
    expect(session().accessToken).toBe(fresh.accessToken);
    expect(tokenStorage.read()).toEqual(fresh);
  });

  it('is refreshed too when only the server’s clock says so', async () => {
    const mine = fakeToken(60);
    server.use(
      http.get('*/api/users/me', ({ request }) =>
        request.headers.get('authorization') === `Bearer ${fresh.accessToken}`
          ? HttpResponse.json({ data: someUser() })
          : HttpResponse.json({ code: 'TOKEN_EXPIRED', message: 'no', requestId: 'r' }, { status: 401 }),
      ),
    );
    const { get } = storeWith(mine);
    expect((await get()).data?.data.email).toBe('an@example.com');
  });

  it('refreshes once for many calls at a time', async () => {
    server.use(
      guarded(fresh.accessToken),
      http.get('*/api/credits/balance', ({ request }) =>
        request.headers.get('authorization') === `Bearer ${fresh.accessToken}`
          ? HttpResponse.json({ data: { balance: 3 } })
          : HttpResponse.json({ code: 'TOKEN_EXPIRED', message: 'no', requestId: 'r' }, { status: 401 }),
      ),
    );
    const { get, balance } = storeWith();
    const [me, tokens] = await Promise.all([get(), balance()]);
    expect([me.data?.data.email, tokens.data?.data.balance, refreshes]).toEqual(['an@example.com', 3, 1]);
  });

  it('ends the session with "Session expired" when there is nothing to refresh', async () => {
    server.use(guarded(fresh.accessToken), fail(refresh, 401, 'SESSION_EXPIRED'));
    localStorage.setItem('profileActiveSection', 'free-analysis-history');
    localStorage.setItem('users-storage', JSON.stringify(someUser()));
    const { get, session } = storeWith();
    await get();
    expect(session().endedBy).toBe('expired');
    expect(toastStore.get()).toMatchObject([
      { title: 'Session expired', description: 'Navigating to login' },
    ]);
    expect(Object.keys(localStorage)).toEqual(['language'].filter((k) => k in localStorage));
  });

  it.each([
    ['no answer', unreachable(refresh), 'NETWORK'],
    ['an outage', fail(refresh, 503, 'UNAVAILABLE'), 'UNAVAILABLE'],
    ['too many tries', fail(refresh, 429, 'RATE_LIMITED'), 'RATE_LIMITED'],
  ])('signs nobody out on %s', async (_name, handler, code) => {
    server.use(guarded(fresh.accessToken), handler);
    const { get, session } = storeWith();
    expect((await get()).error).toMatchObject({ code });
    expect(session().accessToken).toBe(old.accessToken);
    expect(tokenStorage.read()).toEqual(old);
  });

  it('uses the token another call has got meanwhile', async () => {
    const { store, get } = storeWith();
    server.use(
      http.get('*/api/users/me', ({ request }) => {
        if (request.headers.get('authorization') === `Bearer ${fresh.accessToken}`)
          return HttpResponse.json({ data: someUser() });
        store.dispatch(tokensReceived(fresh));
        return HttpResponse.json({ code: 'TOKEN_EXPIRED', message: 'no', requestId: 'r' }, { status: 401 });
      }),
    );
    expect((await get()).data?.data.email).toBe('an@example.com');
    expect(refreshes).toBe(0);
  });
});

describe('a public call', () => {
  it('that is refused leaves the session alone', async () => {
    server.use(fail(login, 401, 'BAD_CREDENTIALS'));
    const { store, session } = storeWith(fresh);
    const body = { username: 'an@example.com', password: 'wrong' };
    const reply = await store.dispatch(extra.endpoints.login.initiate({ body }));
    expect(reply.error).toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect(session().accessToken).toBe(fresh.accessToken);
  });
});

describe('an answer', () => {
  it.each([
    ['without a problem body', () => new HttpResponse('<html>', { status: 502 }), 'UNAVAILABLE'],
    ['of another shape', () => HttpResponse.json({ data: { balance: 'many' } }), 'UNEXPECTED_REPLY'],
    ['that is no JSON', () => new HttpResponse('hello'), 'UNEXPECTED_REPLY'],
  ])('%s is an error with a code', async (_name, reply, code) => {
    server.use(http.get('*/api/credits/balance', reply));
    expect((await storeWith(fresh).balance()).error).toMatchObject({ code });
  });

  it('with an enum value this page does not know yet is passed on', async () => {
    const user = { ...someUser(), userType: 'mentor' };
    server.use(http.get('*/api/users/me', () => HttpResponse.json({ data: user })));
    expect((await storeWith(fresh).get()).data?.data.userType).toBe('mentor');
  });

  it('names the wait the server asks for', async () => {
    const body = { code: 'RATE_LIMITED', message: 'slow', requestId: 'r' };
    server.use(
      http.get('*/api/credits/balance', () =>
        HttpResponse.json(body, { status: 429, headers: { 'retry-after': '7' } }),
      ),
    );
    expect((await storeWith(fresh).balance()).error).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 7 });
  });

  it('is dropped of keys the contract does not have', async () => {
    server.use(http.get('*/api/credits/balance', () => HttpResponse.json({ data: { balance: 1, debt: 2 } })));
    expect((await storeWith(fresh).balance()).data).toEqual({ data: { balance: 1 } });
    expect(getBalance.access).toBe('user');
  });
});
