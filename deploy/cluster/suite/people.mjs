// Those who use the site while something is done to it: readers who miss no answer, and buyers whose books must be right.
import { strict as assert } from 'node:assert';
import { setTimeout as pause } from 'node:timers/promises';
import { compare, settled } from '../../local/faults/books.mjs';
import { Buyer } from '../../local/faults/clients.mjs';
import { newcomer, standardBundle } from '../../local/faults/people.mjs';
import { randomOf } from '../../local/faults/random.mjs';
import { underLoad } from './load.mjs';
import { site, until } from './world.mjs';

export const buyersInAll = 3;
/** The page, the list of remotes, and what people read of each service. */
const paths = [
  '/',
  '/modules.json',
  '/api/users/me',
  '/api/credits/bundles',
  '/api/credits/balance',
  '/api/free-analysis/remaining',
  '/api/credits/payments',
];

export const none = (failed) =>
  assert.equal(failed.length, 0, `${failed.length} failed: ${failed.slice(0, 5).join(' | ')}`);

/** Somebody who is signed in reads while `work` goes on. */
export async function readers(world, work) {
  world.reader ??= (await newcomer(world, 'reader')).session;
  const headers = { authorization: `Bearer ${await world.reader.token()}` };
  return underLoad(world.url, paths, headers, work);
}

/** Every pod of the site is of the last upgrade, and ready. */
export const rolledOut = (world) =>
  until('the new pods are there, and the old ones gone', 180, async () => {
    const { items } = await world.get('deployments', '-l', `app.kubernetes.io/instance=${site}`);
    const { items: pods } = await world.get('pods', '-l', `app.kubernetes.io/instance=${site}`);
    return (
      items.every(({ spec, status, metadata }) => {
        const wanted = spec.replicas ?? 1;
        return (
          status.observedGeneration === metadata.generation &&
          // Available are those of before too: one of them may be left while the last new one is not ready.
          status.replicas === wanted &&
          status.updatedReplicas === wanted &&
          status.availableReplicas === wanted
        );
      }) && pods.every(({ metadata }) => !metadata.deletionTimestamp)
    );
  });

/** The site as the books of the fault runs know a product. */
export async function productOf(world) {
  const databaseOf = await world.databases();
  const broken = [];
  return {
    url: world.url,
    urlOf: databaseOf,
    databaseOf,
    poison: { sent: new Set(), found: new Set(), due: new Set() },
    broken,
    fail: (line) => broken.push(line),
  };
}

export async function makeBuyer(world, name, seed) {
  const bundle = await standardBundle(world);
  const { session } = await newcomer(world, name);
  return new Buyer(session, await session.userId(), randomOf(seed), bundle);
}

/** All that was under way has ended, and what these buyers were told is what stands. */
export async function assertBooks(product, buyers) {
  await settled(product, 1);
  for (const buyer of buyers) await compare(product, buyer, [], buyer.bundle.tokens);
  assert.deepEqual(product.broken, []);
}

/** Buyers buy while `work` goes on; afterwards their books are right. The number of what they did. */
export async function whileBuying(world, name, work) {
  const product = await productOf(world);
  const buyers = [];
  for (let i = 0; i < buyersInAll; i += 1) buyers.push(await makeBuyer(product, `${name}-${i}`, 100 + i));
  const end = new AbortController();
  const buying = Promise.allSettled(
    buyers.map(async (buyer) => {
      while (!end.signal.aborted) {
        const wish = buyer.random.next();
        if (wish > 0.9) await buyer.submit();
        else if (wish > 0.75) await buyer.submitPremium();
        else await buyer.act();
        await pause(50 + buyer.random.below(150));
      }
    }),
  );
  try {
    await work();
  } finally {
    end.abort();
    for (const result of await buying) if (result.status === 'rejected') product.fail(result.reason.message);
  }
  await assertBooks(product, buyers);
  return buyers.reduce((sum, buyer) => sum + buyer.operations, 0);
}
