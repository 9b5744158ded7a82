import type { Tokens } from '../session/session-storage.js';

const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');

/** An unsigned access token that expires in so many seconds. */
export function fakeToken(secondsLeft = 600): Tokens {
  const expiredAt = Math.floor(Date.now() / 1000) + secondsLeft;
  return { accessToken: `${part({ alg: 'none' })}.${part({ exp: expiredAt })}.x`, expiredAt };
}
