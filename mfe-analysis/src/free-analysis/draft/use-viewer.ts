import { useCurrentUser, useSession } from '@fitfolio/web-kit/session';
import { useMemo } from 'react';
import type { Viewer } from './is-draft-visible-to.js';

/** Who is here; undefined until that is known. */
export function useViewer(): Viewer | undefined {
  const { ready, signedIn, endedBy } = useSession();
  const { user, error } = useCurrentUser();
  const known = ready && (!signedIn || user !== null || error !== undefined);
  const userId = signedIn ? (user?.id ?? 'unknown') : null;
  return useMemo(() => (known ? { userId, endedBy } : undefined), [known, userId, endedBy]);
}
