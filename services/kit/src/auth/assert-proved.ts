import type { AnyRoute } from '@fitfolio/contract-kit/route';
import { isPlainLocalhost } from '#src/http/cross-site';
import { problem } from '#src/http/problem-error';
import type { AccessUser } from './access-token.js';
import { reauthenticationMinutes } from './token-terms.js';

/** Refuses a caller whose session is good, but was not opened well enough, or too long ago, for this route. */
export function assertProved(route: AnyRoute, user: AccessUser, publicUrl: string): void {
  if (route.access === 'admin' && !user.secondFactor && !isPlainLocalhost(publicUrl))
    throw problem('SECOND_FACTOR_MISSING', 'Administrators need a second factor here.');
  const age = Date.now() - user.authenticatedAt;
  if (route.reauthenticated === true && age > reauthenticationMinutes * 60_000)
    throw problem('REAUTHENTICATION_REQUIRED', 'Prove again who you are.');
}
