import type { AnyRoute } from '@fitfolio/contract-kit/route';
import type { Database } from '#src/db/database';
import { problem } from '#src/http/problem-error';
import type { RpcClient } from '#src/rpc/rpc-client';
import type { AccessUser } from './access-token.js';

/** What auth says of an account now, whatever a token says. */
export interface PersonNow {
  readonly active: boolean;
  readonly isAdmin: boolean;
}

export type CheckPerson = (userId: string) => Promise<PersonNow>;

/** Made at boot, when there is something to send requests with. */
export type CheckPersonWith = (kit: { readonly rpc: RpcClient; readonly database: Database }) => CheckPerson;

/** Whether a token alone does not open this route. */
export const needsCheck = ({ access, method, fresh }: AnyRoute): boolean =>
  access !== 'public' && (fresh === true || (access === 'admin' && method !== 'GET'));

/** Refuses a caller whose rights ended after the token was signed; UNAVAILABLE when auth does not reply. */
export async function assertStillMay(
  route: AnyRoute,
  user: AccessUser,
  check: CheckPerson | null,
): Promise<void> {
  if (!needsCheck(route)) return;
  if (check === null) throw new Error(`${route.id} needs checkPerson`);
  const { active, isAdmin } = await check(user.id);
  if (route.access === 'admin' && !(active && isAdmin))
    throw problem('FORBIDDEN', 'Only for administrators.');
  if (!active) throw problem('UNAUTHENTICATED', 'This account is gone.');
}
