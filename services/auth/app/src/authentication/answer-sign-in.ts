import { challengeMinutes } from '@fitfolio/auth-contract/second-step';
import type { AnyRoute } from '@fitfolio/contract-kit/route';
import type { Call } from '@fitfolio/service-kit/http/handles';
import type { FastifyReply } from 'fastify';
import {
  challengeCookie,
  deviceCookie,
  readCookie,
  removeCookie,
  setCookie,
  setRefreshCookie,
} from '../accounts/cookies.js';
import { originOf } from '../accounts/origin.js';
import { secondFactorRequired, type SignInOutcome } from './first-step.js';

const deviceSeconds = 365 * 86_400;

/** Ends a step of a sign-in: its cookies and access token, or the refusal that leads to the second step. */
export function answerSignIn(
  reply: FastifyReply,
  publicUrl: string,
  outcome: SignInOutcome,
): { access_token: string } {
  if ('challenge' in outcome) {
    const challenge = { value: outcome.challenge, seconds: challengeMinutes * 60 };
    setCookie(reply, publicUrl, challengeCookie, challenge);
    throw secondFactorRequired(outcome);
  }
  const { session, device } = outcome;
  removeCookie(reply, publicUrl, challengeCookie);
  setRefreshCookie(reply, publicUrl, session);
  setCookie(reply, publicUrl, deviceCookie, { value: device, seconds: deviceSeconds });
  return { access_token: outcome.accessToken };
}

/** Where a step of a sign-in comes from, and what its browser keeps. */
export const browserOf = (
  call: Pick<Call<AnyRoute>, 'address' | 'headers' | 'cookies'>,
  publicUrl: string,
) => ({
  origin: originOf(call),
  challenge: readCookie(call.cookies, publicUrl, challengeCookie),
  sealedDevice: readCookie(call.cookies, publicUrl, deviceCookie),
});
