import type { SessionInfo } from '@fitfolio/web-kit/session';

export interface Viewer {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly endedBy: SessionInfo['endedBy'];
}

/**
 * Whether a draft may be shown to who is here now. A visitor's own goes with them through the log-in; a user's comes
 * back to that user, also after a session that ended by itself, but never to someone else and not after signing out.
 */
export function isDraftVisibleTo(owner: string | null, { userId, endedBy }: Viewer): boolean {
  if (owner === null) return true;
  if (userId !== null) return userId === owner;
  return endedBy === 'expired' || endedBy === 'rejected';
}
