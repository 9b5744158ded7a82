import { useCallback, useEffect, useState } from 'react';
import { withRetries } from './with-retries.js';

type Load<T> = () => Promise<T>;
export type Loaded<T> = { value: T } | { error: unknown } | null;

const done = new WeakMap<Load<unknown>, unknown>();

/** The result of a page's `load`, cached. `retry` repeats a failed one. */
export function useLoaded<T>(load: Load<T>): readonly [Loaded<T>, () => void] {
  const [failed, setFailed] = useState<{ load: Load<T>; error: unknown } | null>(null);
  const [, setShown] = useState(() => (done.has(load) ? load : null));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // A preload may have finished between rendering and this effect.
    if (done.has(load)) {
      setShown(() => load);
      return undefined;
    }
    let wanted = true;
    const run = async (): Promise<void> => {
      try {
        done.set(load, await withRetries(2, load));
        if (wanted) setShown(() => load);
      } catch (error) {
        if (wanted) setFailed({ load, error });
      }
    };
    void run();
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setFailed(null);
    setAttempt((n) => n + 1);
  }, []);
  if (done.has(load)) return [{ value: done.get(load) as T }, retry];
  return [failed?.load === load ? { error: failed.error } : null, retry];
}

/** Waits for `load`, so that `useLoaded` has its result at once. */
export async function loadNow<T>(load: Load<T>): Promise<void> {
  if (!done.has(load)) done.set(load, await withRetries(2, load));
}

/** Runs `load` ahead of time. A failure is ignored: the page loads again when it is shown. */
export function preload<T>(load: Load<T>): void {
  if (done.has(load)) return;
  load().then(
    (value) => done.set(load, value),
    () => undefined,
  );
}
