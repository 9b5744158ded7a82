import type { User } from '@fitfolio/auth-contract/user';
import { toDto } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { db } from '../tables.js';

/** An account as its owner sees it. */
export async function findMe(work: Work, id: string): Promise<User> {
  const account = await db(work)
    .selectFrom('account')
    .select(['id', 'email', 'name', 'gender', 'userType', 'isAdmin', 'emailVerified'])
    .select(['createdAt', 'deletionAt'])
    .select(({ eb }) => eb('passwordHash', 'is not', null).$castTo<boolean>().as('hasPassword'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (account === undefined) throw problem('UNAUTHENTICATED', 'This account is gone.');
  const { isAdmin, ...me } = toDto(account);
  return { ...me, is_admin: isAdmin };
}
