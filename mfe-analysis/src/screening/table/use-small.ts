import { useSyncExternalStore } from 'react';

const media = '(max-width: 760px)';
const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(media);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const read = (): boolean => matchMedia(media).matches;

/** Whether there is no room for a table. */
export const useSmall = (): boolean => useSyncExternalStore(subscribe, read, () => false);
