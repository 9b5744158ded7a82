// A premium feature's side of holds, over NATS as a service sends requests: hold, then capture or release, each sent
// again with the same key until there is a reply.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { headers } from '@nats-io/transport-node';

const timeoutMs = 3_000;
const triesMax = 60;

export async function connectFeatures(nats) {
  const nc = await nats.connect();

  async function request(verb, data) {
    const key = randomUUID();
    for (let tries = 0; tries < triesMax; tries += 1) {
      try {
        const h = headers();
        h.set('Idempotency-Key', key);
        const pattern = `rpc.credits.${verb}.v1`;
        const packet = JSON.stringify({ pattern, id: key, data });
        const reply = await nc.request(pattern, packet, { headers: h, timeout: timeoutMs });
        const { err } = reply.json();
        if (err === undefined) return 'done';
        if (err.status < 500) return err.code;
      } catch {
        // There was no reply: send it again.
      }
      await pause(200 + 20 * tries);
    }
    throw new Error(`${verb}: no reply after ${triesMax} tries`);
  }

  return {
    /** Uses one token; `spent` says whether it is gone, by what we were told. */
    async use(userId, random) {
      const source = `trial:${randomUUID()}`;
      const held = await request('hold', {
        source,
        userId,
        feature: 'interview',
        tokens: 1,
        ttlSeconds: 900,
      });
      if (held === 'INSUFFICIENT_TOKENS') return { source, end: 'refused' };
      if (held !== 'done') throw new Error(`hold: ${held}`);
      const end = random.pick(['capture', 'capture', 'release']);
      const ended = await request(end, { source });
      if (ended !== 'done') throw new Error(`${end}: ${ended}`);
      return { source, end };
    },
    close: () => nc.close(),
  };
}
