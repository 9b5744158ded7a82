import type { User } from '@fitfolio/auth-contract/user';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const AccountEntity = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    name: p.text().nullable(),
    gender: p.text().$type<NonNullable<User['gender']>>().nullable(),
    userType: p.text().$type<NonNullable<User['userType']>>().nullable(),
    passwordHash: p.text().nullable(),
    isAdmin: p.boolean(),
    emailVerified: p.boolean(),
    disabled: p.boolean(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
});
export type Account = InferEntity<typeof AccountEntity>;

/** An account as its owner and administrators see it. */
export const shownUser = (account: Account): User => ({
  id: account.id,
  email: account.email,
  name: account.name ?? null,
  gender: account.gender ?? null,
  userType: account.userType ?? null,
  is_admin: account.isAdmin,
  emailVerified: account.emailVerified,
  createdAt: account.createdAt.toISOString(),
});
