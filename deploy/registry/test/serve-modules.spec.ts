import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ModuleState, ModuleStore } from '../src/command/module-store.js';
import type { Change, SpecFile } from '../src/module-spec.js';
import { type PlainServer, startPlainServer } from '../src/plain-server.js';
import { moduleAnswers } from '../src/serve-modules.js';

const token = 'a-secret-of-the-tests';
const canary = { version: '2.0.0', weight: 10, audience: [] };
let spec: SpecFile = { name: 'mfe-shop', stable: '1.0.0', canary, previous: [], enabled: true };
const changes: Change[] = [];

/** Decisions that are kept in memory. */
const store: ModuleStore = {
  find: () => Promise.resolve({ spec }),
  save: (next, change) => {
    spec = next;
    changes.push(change);
    return Promise.resolve();
  },
  states: () => {
    const state: ModuleState = {
      spec,
      served: spec.stable,
      versions: ['1.0.0', '2.0.0'],
      faults: [],
      history: [],
    };
    return Promise.resolve([state]);
  },
  offer: () => Promise.resolve(),
};

let server: PlainServer;
beforeAll(async () => {
  server = await startPlainServer({ host: '127.0.0.1', port: 0 }, moduleAnswers(store, token));
});
afterAll(() => server.close());

const ask = (path: string, init: RequestInit = {}, known = token) =>
  fetch(server.url + path, { ...init, headers: { authorization: `Bearer ${known}` } });
const change = (body: object) => ask('/changes', { method: 'POST', body: JSON.stringify(body) });
const wish = { name: 'mfe-shop', by: 'an-account', reason: 'it works' };

it('answers only who knows the token', async () => {
  expect([
    (await ask('/modules', {}, 'another')).status,
    (await fetch(`${server.url}/modules`)).status,
  ]).toEqual([401, 401]);
  expect(await (await ask('/modules')).json()).toEqual({
    modules: [
      {
        name: 'mfe-shop',
        stable: '1.0.0',
        canary,
        enabled: true,
        served: '1.0.0',
        versions: ['1.0.0', '2.0.0'],
        faults: [],
        history: [],
      },
    ],
  });
});

it('makes a change, and says why it makes another not', async () => {
  expect((await change({ ...wish, verb: 'release', version: '2.0.0', weight: 40 })).status).toBe(200);
  expect(spec.canary).toEqual({ version: '2.0.0', weight: 40, audience: [] });
  expect(changes).toEqual([{ verb: 'release', by: 'an-account', reason: 'it works' }]);
  const refused = await change({ ...wish, verb: 'release', version: '3.0.0', weight: 40 });
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { code: 'REFUSED', message: 'No release 3.0.0 of mfe-shop is there.' },
  ]);
});
