import type { User } from '@fitfolio/auth-contract/user';
import { defineTable, own, type RowOf, secret } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

export const AccountEntity = defineTable('account', {
  person: { by: 'id', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    email: own(p.text()),
    name: own(p.text().nullable()),
    gender: own(p.text().$type<NonNullable<User['gender']>>().nullable()),
    userType: own(p.text().$type<NonNullable<User['userType']>>().nullable()),
    passwordHash: secret(p.text().nullable()),
    isAdmin: own(p.boolean().default(false)),
    emailVerified: own(p.boolean().default(false)),
    disabled: own(p.boolean().default(false)),
    googleSub: own(p.text().nullable()),
    deletionAt: own(p.datetime().nullable()),
    createdAt: own(p.datetime()),
  },
});
export type Account = RowOf<typeof AccountEntity>;
