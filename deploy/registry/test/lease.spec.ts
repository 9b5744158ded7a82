import { CoordinationV1Api } from '@kubernetes/client-node';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LeaseHolder } from '../src/cluster/lease.js';
import { FakeApi } from './support/fake-api.js';

let fake: FakeApi;
let api: CoordinationV1Api;
let clock = 0;
beforeEach(async () => {
  fake = new FakeApi();
  api = (await fake.start()).makeApiClient(CoordinationV1Api);
  clock = 0;
});
afterEach(() => fake.close());

const holder = (identity: string): LeaseHolder =>
  new LeaseHolder({ api, namespace: 'site', name: 'lease', identity, now: () => clock, log: () => {} });
const holderNow = () =>
  fake.get<{ spec: { holderIdentity: string } }>('leases', 'lease')?.spec.holderIdentity;
/** Another process renews it, by a clock that is an hour behind. */
const renewedByOther = (second: number): void =>
  fake.put('leases', {
    metadata: { name: 'lease' },
    spec: {
      holderIdentity: 'other',
      renewTime: `2026-11-22T07:00:${String(second).padStart(2, '0')}.000000Z`,
    } as object,
  });

it('is one process’s until it gives it away', async () => {
  const [one, two] = [holder('one'), holder('two')];
  await one.turn();
  await two.turn();
  expect([one.isHeld, two.isHeld]).toEqual([true, false]);
  await one.stop();
  await two.turn();
  expect([one.isHeld, two.isHeld, holderNow()]).toEqual([false, true, 'two']);
});

it('is not taken from who renews it, whatever their clock says, and is taken from who does not', async () => {
  const own = holder('own');
  for (const second of [1, 2, 3]) {
    renewedByOther(second);
    await own.turn();
    expect([own.isHeld, holderNow()]).toEqual([false, 'other']);
    clock += 9_000;
  }
  await own.turn();
  expect(own.isHeld).toBe(false);
  clock += 9_000;
  await own.turn();
  expect([own.isHeld, holderNow()]).toEqual([true, 'own']);
});

it('is not held any more by who cannot renew it', async () => {
  const own = holder('own');
  await own.turn();
  fake.forbidden.add('leases');
  clock += 5_000;
  await own.turn();
  expect(own.isHeld).toBe(true);
  clock += 6_000;
  await own.turn();
  expect(own.isHeld).toBe(false);
});
