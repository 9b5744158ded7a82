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
    googleSub: p.text().nullable(),
    deletionAt: p.datetime().columnType('timestamptz').nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
});
export type Account = InferEntity<typeof AccountEntity>;

/** An account as everyone who may see it does … */
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

/** … and as its owner does. */
export const shownMe = (account: Account): User => ({
  ...shownUser(account),
  hasPassword: (account.passwordHash ?? null) !== null,
  deletionAt: account.deletionAt?.toISOString() ?? null,
});
