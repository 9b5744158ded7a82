import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/**
 * False for readers who asked for less motion. Antd waits for the end of its own animations, so it has to be told; a
 * style sheet alone would leave its popups off-screen for ever.
 */
export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !matchMedia(query).matches,
    () => true,
  );
