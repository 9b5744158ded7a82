import { useCallback, useEffect, useState } from 'react';
import { withRetries } from './with-retries.js';

type Load<T> = () => Promise<T>;
export type Loaded<T> = { value: T } | { error: unknown } | null;

const done = new WeakMap<Load<unknown>, unknown>();

/** The result of a page's `load`, kept for good; a failed one is asked again with `retry`. */
export function useLoaded<T>(load: Load<T>): readonly [Loaded<T>, () => void] {
  const [failed, setFailed] = useState<{ load: Load<T>; error: unknown } | null>(null);
  const [, setShown] = useState(() => (done.has(load) ? load : null));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // It may have come, warmed, after this was rendered and before the effect ran.
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

/** Runs `load` ahead of time; what fails here is asked again when it is needed. */
export function preload<T>(load: Load<T>): void {
  if (done.has(load)) return;
  load().then(
    (value) => done.set(load, value),
    () => undefined,
  );
}
