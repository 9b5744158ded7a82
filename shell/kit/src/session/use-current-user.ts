import type { User } from '@fitfolio/auth-contract/user';
import type { ApiError } from '../api/api-error.js';
import { useGetMeQuery } from './session-api.js';
import { useSession } from './use-session.js';

/** The signed-in user, fetched when needed; `user` shows what was stored until the answer comes. */
export function useCurrentUser(): {
  user: User | null;
  error: ApiError | undefined;
  confirmed: boolean;
  refetch: () => void;
} {
  const { ready, signedIn, user } = useSession();
  const query = useGetMeQuery(undefined, { skip: !ready || !signedIn });
  return {
    // The reply comes first: the stored copy is updated after it.
    user: query.currentData?.data ?? user,
    error: query.error as ApiError | undefined,
    confirmed: query.isSuccess,
    refetch: () => void query.refetch(),
  };
}
