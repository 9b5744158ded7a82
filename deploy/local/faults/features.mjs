// A premium feature's side of holds, over NATS as a service asks: hold, then capture or release, each asked again
// with the same key until there is an answer.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { headers } from '@nats-io/transport-node';

const timeoutMs = 3_000;
const triesMax = 60;

export async function connectFeatures(nats) {
  const nc = await nats.connect();

  async function ask(verb, request) {
    const key = randomUUID();
    for (let tries = 0; tries < triesMax; tries += 1) {
      try {
        const h = headers();
        h.set('Idempotency-Key', key);
        const reply = (
          await nc.request(`rpc.credits.${verb}.v1`, JSON.stringify(request), {
            headers: h,
            timeout: timeoutMs,
          })
        ).json();
        if (reply.ok || reply.status < 500) return reply.ok ? 'done' : reply.code;
      } catch {
        // Nobody answered: ask again.
      }
      await pause(200 + 20 * tries);
    }
    throw new Error(`${verb}: no answer after ${triesMax} tries`);
  }

  return {
    /** Uses one token; `spent` says whether it is gone, by what we were told. */
    async use(userId, random) {
      const source = `interview:${randomUUID()}`;
      const held = await ask('hold', { source, userId, feature: 'interview', tokens: 1, ttlSeconds: 900 });
      if (held === 'INSUFFICIENT_TOKENS') return { source, end: 'refused' };
      if (held !== 'done') throw new Error(`hold: ${held}`);
      const end = random.pick(['capture', 'capture', 'release']);
      const ended = await ask(end, { source });
      if (ended !== 'done') throw new Error(`${end}: ${ended}`);
      return { source, end };
    },
    close: () => nc.close(),
  };
}
