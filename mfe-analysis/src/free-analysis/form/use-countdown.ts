import { useEffect, useEffectEvent, useState } from 'react';

const tickMs = 1000;
/** The client's clock may be ahead of the server's, so the server is asked until it agrees. */
const askAgainMs = 15_000;

/** Milliseconds until `instant`, counted down each second; `onEnd` is called when it is reached. */
export function useCountdown(instant: string, onEnd: () => void): number {
  const end = Date.parse(instant);
  const [now, setNow] = useState(Date.now);
  const over = now >= end;
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (over) ended();
    const timer = over
      ? setInterval(() => ended(), askAgainMs)
      : setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [over, end]);
  return Math.max(0, end - now);
}
