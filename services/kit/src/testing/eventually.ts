import { setTimeout as pause } from 'node:timers/promises';

const firstTryMs = 20;
/** A test that waits long looks seldom: what it looks at takes the processor that it waits for. */
const slower = 1.5;
const lastTryMs = 200;

/** Looks again and again until `check` stops throwing; its last error is the test's when time is up. */
export async function eventually<T>(check: () => Promise<T> | T, withinMs = 30_000): Promise<T> {
  const until = Date.now() + withinMs;
  let tryMs = firstTryMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(tryMs);
      tryMs = Math.min(tryMs * slower, lastTryMs);
    }
  }
}
