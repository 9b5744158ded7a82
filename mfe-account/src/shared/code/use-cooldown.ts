import { useEffect, useState } from 'react';

/** Seconds left of a cooldown, by the clock, so that a suspended tab stays right. `begin(60)` starts one. */
export function useCooldown(
  initialSeconds = 0,
): readonly [secondsLeft: number, begin: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + initialSeconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  const begin = (seconds: number): void => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  };
  return [left, begin];
}
