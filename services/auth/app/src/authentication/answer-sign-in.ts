import '@fastify/cookie';
import { challengeMinutes } from '@fitfolio/auth-contract/second-step';
import { isPlainLocalhost } from '@fitfolio/service-kit/http/cross-site';
import type { AnyRoute } from '@fitfolio/contract-kit/route';
import type { Call } from '@fitfolio/service-kit/http/handles';
import type { FastifyReply } from 'fastify';
import { deviceCookie, setDeviceCookie } from '../accounts/known-device.js';
import { originOf } from '../accounts/origin.js';
import { setRefreshCookie } from '../accounts/refresh-cookie.js';
import { type SecondStep, secondFactorRequired, type SignInOutcome } from './first-step.js';

const challengeCookie = 'sign_in_challenge';

/** Ends a step of a sign-in: its cookies and access token, or the refusal that leads to the second step. */
export function answerSignIn(
  reply: FastifyReply,
  publicUrl: string,
  outcome: SignInOutcome,
): { access_token: string } {
  if ('challenge' in outcome) {
    setChallengeCookie(reply, publicUrl, outcome);
    throw secondFactorRequired(outcome);
  }
  setChallengeCookie(reply, publicUrl, null);
  setRefreshCookie(reply, publicUrl, outcome.session);
  setDeviceCookie(reply, publicUrl, outcome.device);
  return { access_token: outcome.accessToken };
}

/** The challenge is bound to the browser of the first step: no page and no other browser has it. */
function setChallengeCookie(reply: FastifyReply, publicUrl: string, step: SecondStep | null): void {
  reply.setCookie(challengeCookie, step?.challenge ?? '', {
    path: '/api/auth/login',
    httpOnly: true,
    secure: !isPlainLocalhost(publicUrl),
    sameSite: 'strict',
    maxAge: step === null ? 0 : challengeMinutes * 60,
  });
}

/** Where a step of a sign-in comes from, and what its browser keeps. */
export const browserOf = (call: Pick<Call<AnyRoute>, 'address' | 'headers' | 'cookies'>) => ({
  origin: originOf(call),
  challenge: call.cookies[challengeCookie],
  sealedDevice: call.cookies[deviceCookie],
});
