import { useEffect } from 'react';

const pollMs = 4000;

/** Polls while an analysis on this page is running. */
export function usePollWhileRunning(
  rows: readonly { readonly status: string }[] | undefined,
  ask: () => void,
): void {
  const running = rows?.some((r) => r.status === 'queued' || r.status === 'running') ?? false;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) ask();
    }, pollMs);
    return () => clearInterval(timer);
  }, [running, ask]);
}
