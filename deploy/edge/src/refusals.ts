import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { holderOf } from './address-limits.js';

/** For so many seconds nothing of it is used: then as many refusals are answered at once. */
const burstSeconds = 5;
const waitMsMax = 10_000;
/** Of more holders than this the ones that wait for nothing are forgotten. */
const holdersMax = 10_000;

/** When answers of refusals may leave: `perSecond` of each holder, after a burst (GCRA; RFC 2697 has the same as a bucket). */
export class RefusalPace {
  readonly #intervalMs: number;
  readonly #burstMs: number;
  /** When each holder will have its whole burst again, in milliseconds of the caller's clock. */
  readonly #wholeAt = new Map<string, number>();

  constructor(perSecond: number) {
    this.#intervalMs = 1_000 / perSecond;
    this.#burstMs = Math.max(burstSeconds * 1_000, this.#intervalMs);
  }

  /** Counts one refusal; how many milliseconds its answer must wait, at most ten seconds. */
  waitMs(holder: string, nowMs: number): number {
    const wholeAt = Math.max(nowMs, this.#wholeAt.get(holder) ?? 0) + this.#intervalMs;
    const wait = Math.min(Math.max(0, wholeAt - this.#burstMs - nowMs), waitMsMax);
    this.#wholeAt.set(holder, Math.min(wholeAt, nowMs + this.#burstMs + waitMsMax));
    if (this.#wholeAt.size > holdersMax) this.#forget(nowMs);
    return wait;
  }

  #forget(nowMs: number): void {
    for (const [holder, wholeAt] of this.#wholeAt) if (wholeAt <= nowMs) this.#wholeAt.delete(holder);
  }
}

/**
 * Lets answers of refused calls (4xx) leave no faster than `perSecond` of each address. Whoever is refused and asks again
 * at once takes no more than that of the services, while what people are right to ask is never waited for.
 */
export function paceRefusals(app: FastifyInstance, perSecond: number): void {
  const pace = new RefusalPace(perSecond);
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400 || reply.statusCode >= 500) return payload;
    const ms = pace.waitMs(holderOf(request.ip), performance.now());
    if (ms === 0) return payload;
    // Read to its end first: what waits must not hold a connection to a service.
    const whole = payload instanceof Readable ? await buffer(payload) : payload;
    await delay(ms, undefined, { ref: false });
    return whole;
  });
}
