import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api/api.js';
import { tokensOf } from './session-storage.js';
import { tokensReceived } from './session-slice.js';

/** Takes a new access token of the same session, which may open more than the one before. */
export function useRenewToken(): (accessToken: string) => void {
  const dispatch = useDispatch();
  return useCallback(
    (accessToken) => {
      dispatch(tokensReceived(tokensOf(accessToken)));
      dispatch(api.util.invalidateTags(['Me']));
    },
    [dispatch],
  );
}
