import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.js';
import { resetTracker } from '../track.js';
import { sessionApi } from './session-api.js';
import { sessionEnded } from './session-slice.js';

/** Tells the server, forgets everything about the user, goes to the log-in page. */
export function useSignOut(): () => Promise<void> {
  const store = useStore();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return useCallback(async () => {
    // Signing out on this device must work without the server.
    await (store.dispatch as (action: unknown) => Promise<unknown>)(
      sessionApi.endpoints.logout.initiate({ body: {} }),
    );
    resetTracker();
    dispatch(sessionEnded('signed-out'));
    await navigate(paths.login, { replace: true });
  }, [store, dispatch, navigate]);
}
