import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True in a page that came as HTML, and while it is rendered: its first look must be that of a visitor of whom nothing
 * is known. What this browser has kept is shown from the next effect on.
 */
export function useCameRendered(): boolean {
  const rendering = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [cameRendered] = useState(rendering);
  return cameRendered;
}
