import { refresh } from '@fitfolio/auth-contract/renewal';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { tokenStorage } from '../session/session-storage.js';
import { fakeToken } from '../testing/fake-token.js';
import { answer, fail } from '../testing/handlers.js';
import { mockApi } from '../testing/mock-api.js';

const old = fakeToken(-5);
const fresh = fakeToken(900);
let calls = 0;
const server = mockApi(
  answer(refresh, () => {
    calls += 1;
    return { access_token: fresh.accessToken };
  }),
);

/** What Web Locks promise, no more: one holder of a name at a time, in order. */
function locksOfOneBrowser() {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const mine = (tails.get(name) ?? Promise.resolve()).then(work, work);
      tails.set(name, mine);
      return mine;
    },
  };
}

type Tab = typeof import('./refresh-session.js');
let tabs = 0;
/** The module as another tab has it: its own copy, the same storage. */
const openTab = (): Promise<Tab> => {
  tabs += 1;
  const specifier = `./refresh-session?tab=${tabs}`;
  return import(specifier) as Promise<Tab>;
};

beforeEach(() => {
  calls = 0;
  tokenStorage.write(old);
  Object.defineProperty(navigator, 'locks', { value: locksOfOneBrowser(), configurable: true });
});
afterEach(() => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});

describe('refreshing', () => {
  it('happens once for all who ask in one tab', async () => {
    const tab = await openTab();
    const outcomes = await Promise.all([
      tab.refreshSession(old.accessToken),
      tab.refreshSession(old.accessToken),
      tab.refreshSession(old.accessToken),
    ]);
    expect(calls).toBe(1);
    for (const outcome of outcomes) expect(outcome).toEqual({ kind: 'renewed', tokens: fresh });
  });

  it('happens once for two tabs: the second takes what the first has stored', async () => {
    const [one, two] = [await openTab(), await openTab()];
    expect(one.refreshSession).not.toBe(two.refreshSession);
    const outcomes = await Promise.all([
      one.refreshSession(old.accessToken),
      two.refreshSession(old.accessToken),
    ]);
    expect(calls).toBe(1);
    expect(outcomes).toEqual([
      { kind: 'renewed', tokens: fresh },
      { kind: 'renewed', tokens: fresh },
    ]);
  });

  it('is over when another tab has signed out meanwhile', async () => {
    const tab = await openTab();
    tokenStorage.write(null);
    expect(await tab.refreshSession(old.accessToken)).toEqual({ kind: 'ended' });
    expect(calls).toBe(0);
  });

  it('can be tried again after it failed', async () => {
    const tab = await openTab();
    server.use(fail(refresh, 503, 'UNAVAILABLE'));
    expect((await tab.refreshSession(old.accessToken)).kind).toBe('unreachable');
    server.resetHandlers();
    expect((await tab.refreshSession(old.accessToken)).kind).toBe('renewed');
  });

  it('takes an unreadable token for the end', async () => {
    server.use(answer(refresh, { access_token: 'a.b.c' }));
    const tab = await openTab();
    expect((await tab.refreshSession(old.accessToken)).kind).toBe('ended');
    expect(tokenStorage.read()).toEqual(old);
  });

  it('works without Web Locks, once in a tab', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    const tab = await openTab();
    await Promise.all([tab.refreshSession(old.accessToken), tab.refreshSession(old.accessToken)]);
    expect(calls).toBe(1);
  });
});
