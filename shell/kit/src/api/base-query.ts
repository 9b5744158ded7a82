import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { isExpired } from '../session/session-storage.js';
import { reauthentication } from '../session/reauthentication-store.js';
import { sessionEnded, sessionOf, tokensReceived } from '../session/session-slice.js';
import { i18n } from '../i18n/i18n.js';
import { toast } from '../toast/toast-store.js';
import type { ApiError } from './api-error.js';
import { refreshSession } from './refresh-session.js';
import type { CallResult } from './api-error.js';
import { sendCall, type RouteCall } from './send-call.js';

type QueryApi = Parameters<BaseQueryFn<RouteCall>>[1];

/** 401: refresh once when the token had expired, else the session is over. */
async function afterUnauthenticated(
  call: RouteCall,
  failed: CallResult,
  usedToken: string | null,
  { dispatch, getState, signal }: QueryApi,
): Promise<CallResult> {
  const { accessToken, expiredAt } = sessionOf(getState());
  // Another call renewed it while this one was under way.
  if (accessToken && accessToken !== usedToken) return sendCall(call, accessToken, signal);
  if (!accessToken) return failed;
  const expired = failed.error?.code === 'TOKEN_EXPIRED' || (expiredAt !== null && isExpired(expiredAt));
  if (!expired) {
    dispatch(sessionEnded('rejected'));
    return failed;
  }
  const outcome = await refreshSession(accessToken);
  if (outcome.kind === 'unreachable') return { error: outcome.error };
  if (outcome.kind === 'ended') {
    dispatch(sessionEnded('expired'));
    return failed;
  }
  dispatch(tokensReceived(outcome.tokens));
  return sendCall(call, outcome.tokens.accessToken, signal);
}

/** What a person can mend is said where the call was made, in its own words. */
const saysItself = new Set(['REAUTHENTICATION_REQUIRED', 'SECOND_FACTOR_MISSING']);

/** Base URL, bearer, one refresh at a time, the question who it is, the 403 warning, typed errors. Every call of the product passes here. */
export const baseQuery: BaseQueryFn<RouteCall, unknown, ApiError> = async (call, queryApi) => {
  const { accessToken } = sessionOf(queryApi.getState());
  let result = await sendCall(call, accessToken, queryApi.signal);
  if (call.route.access === 'public') return result;
  if (result.error?.status === 401) result = await afterUnauthenticated(call, result, accessToken, queryApi);
  if (result.error?.code === 'REAUTHENTICATION_REQUIRED' && (await reauthentication.ask())) {
    result = await sendCall(call, sessionOf(queryApi.getState()).accessToken, queryApi.signal);
  }
  if (result.error?.status === 403 && !saysItself.has(result.error.code))
    toast.warning(i18n.t('kit:accessDenied'));
  return result;
};
