import type { AdminUser } from '@fitfolio/auth-contract/admin-users';
import { hasFolded, hasSearched } from '@fitfolio/service-kit/db/search';
import { type Dto, sql, toDto } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { db } from '../tables.js';

export interface UserFilter {
  readonly search?: string | undefined;
  readonly verified?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly admin?: boolean | undefined;
  readonly userType?: AdminUser['userType'] | undefined;
}

/** Accounts, with what administrators see of them. */
const users = (work: Work) =>
  db(work)
    .selectFrom('account')
    .select(['account.id', 'email', 'name', 'gender', 'userType', 'isAdmin', 'emailVerified', 'disabled'])
    .select(['account.createdAt', 'deletionAt'])
    .select(({ eb, selectFrom }) => [
      eb('googleSub', 'is not', null).$castTo<boolean>().as('google'),
      selectFrom('session')
        .select(({ fn }) => fn.max('seenAt').as('seenAt'))
        .whereRef('session.accountId', '=', 'account.id')
        .as('lastSeenAt'),
    ]);

/** Those of a search and its filters. */
export async function findUsers(work: Work, filter: UserFilter) {
  const { search, verified, disabled, admin, userType } = filter;
  const searched = await hasSearched(search, {
    id: sql.ref('account.id'),
    texts: [text],
    found: () => db(work).selectFrom('account').select('account.id').where(hasFolded(text, search)),
  });
  return users(work)
    .where(searched)
    .where(({ and }) =>
      and({
        ...(verified === undefined ? {} : { emailVerified: verified }),
        ...(disabled === undefined ? {} : { disabled }),
        ...(admin === undefined ? {} : { isAdmin: admin }),
        ...(userType === undefined ? {} : { userType }),
      }),
    );
}

export type FoundUsers = Awaited<ReturnType<typeof findUsers>>;

const text = sql<string>`account.search`;

export async function findUser(work: Work, id: string): Promise<AdminUser | null> {
  const user = await users(work).where('account.id', '=', id).executeTakeFirst();
  return user === undefined ? null : adminUserOf(toDto(user));
}

export type UserRow = NonNullable<Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirst']>>>;

export const adminUserOf = ({ isAdmin, ...user }: Dto<UserRow>): AdminUser => ({
  ...user,
  is_admin: isAdmin,
});
