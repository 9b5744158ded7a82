import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api/api.js';
import { tokensOf } from './session-storage.js';
import { tokensReceived } from './session-slice.js';

/** Starts a session with a fresh access token. Throws `InvalidTokenError`. */
export function useSignIn(): (accessToken: string) => void {
  const dispatch = useDispatch();
  return useCallback(
    (accessToken) => {
      const tokens = tokensOf(accessToken);
      // The cache of a guest or an earlier user must not be shown to this user.
      dispatch(api.util.resetApiState());
      dispatch(tokensReceived(tokens));
    },
    [dispatch],
  );
}
