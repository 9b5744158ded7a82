import { useEffect } from 'react';
import { pollDelayMs } from './poll-delay.js';

/**
 * Asks again and again while `follow` holds and the page is shown. `ask` and `delayMs`, the pause before the nth time,
 * must be stable.
 */
export function usePolling(
  follow: boolean,
  ask: () => PromiseLike<unknown>,
  delayMs: (n: number) => number = pollDelayMs,
): void {
  useEffect(() => {
    if (!follow) return undefined;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      timer = setTimeout(() => void look(), delayMs(asked));
      asked += 1;
    };
    let left = false;
    const look = async (): Promise<void> => {
      await ask();
      if (!left) wait();
    };
    wait();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [follow, ask, delayMs]);
}
