import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { sessionEnded } from './session-slice.js';

/** Forgets a session that the server has ended already, and stays where the visitor is. */
export function useForgetSession(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(sessionEnded('signed-out')), [dispatch]);
}
