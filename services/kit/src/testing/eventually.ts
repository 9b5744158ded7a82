import { setTimeout as pause } from 'node:timers/promises';

const tryMs = 20;

/** Looks again and again until `check` stops throwing; its last error is the test's when time is up. */
export async function eventually<T>(check: () => Promise<T> | T, withinMs = 30_000): Promise<T> {
  const until = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(tryMs);
    }
  }
}
