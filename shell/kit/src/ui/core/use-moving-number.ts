import { useEffect, useRef, useState } from 'react';

const moveMs = 500;

/** A number that counts from what it was to what it is; at once where less motion is wanted. */
export function useMovingNumber(value: number): number {
  const [shown, setShown] = useState(value);
  const at = useRef(value);
  useEffect(() => {
    const from = at.current;
    if (from === value) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const since = performance.now();
    let frame = 0;
    const step = (): void => {
      const share = still ? 1 : Math.min(1, (performance.now() - since) / moveMs);
      at.current = Math.round(from + (value - from) * (1 - (1 - share) ** 3));
      setShown(at.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
