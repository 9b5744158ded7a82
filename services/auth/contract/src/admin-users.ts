import { Id, idParams, Instant } from '@fitfolio/contract-kit/common';
import { dataOf, listQuery, pageOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { AuditEntry } from './audit.js';
import { Device, Place } from './session.js';
import { Gender, UserType } from './user.js';

export const reasonCharsMax = 500;
export const recentActivityMax = 50;

/** An account as administrators see it. */
export const AdminUser = z.object({
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  gender: Gender.nullable(),
  userType: UserType.nullable(),
  is_admin: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: Instant,
  /** When the account will be deleted. */
  deletionAt: Instant.nullable(),
  disabled: z.boolean(),
  /** Signs in with Google. */
  google: z.boolean(),
  lastSeenAt: Instant.nullable(),
});
export type AdminUser = z.output<typeof AdminUser>;

/** A session as administrators see it. */
export const AdminSession = z.object({
  id: Id,
  device: Device,
  place: Place,
  network: z.string().nullable(),
  createdAt: Instant,
  lastSeenAt: Instant,
});
export type AdminSession = z.output<typeof AdminSession>;

const flag = z.enum(['true', 'false']).transform((v) => v === 'true');

const filters = {
  verified: flag.optional(),
  disabled: flag.optional(),
  admin: flag.optional(),
  userType: UserType.optional(),
};
const UsersQuery = listQuery(['createdAt', 'email', 'name']).extend(filters);

export const listUsers = defineRoute({
  id: 'listUsers',
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  fresh: true,
  summary: 'All users. `search` finds e-mail and name, with or without diacritics.',
  query: UsersQuery,
  reply: pageOf(AdminUser),
  errors: [],
});

export const exportUsers = defineRoute({
  id: 'exportUsers',
  method: 'GET',
  path: '/admin/users/export',
  access: 'admin',
  fresh: true,
  summary: 'All users of the same search as CSV for spreadsheets: UTF-8 with a mark, no cell is a formula.',
  query: UsersQuery.omit({ page: true, pageSize: true }),
  download: 'text/csv',
  errors: [],
});

export const getUser = defineRoute({
  id: 'getUser',
  method: 'GET',
  path: '/admin/users/{id}',
  access: 'admin',
  fresh: true,
  summary: 'One user with sessions and what happened lately, newest first.',
  params: idParams,
  reply: dataOf(
    z.object({ user: AdminUser, sessions: z.array(AdminSession), activity: z.array(AuditEntry) }),
  ),
  errors: [],
});

const Reason = z.strictObject({ reason: z.string().trim().min(1).max(reasonCharsMax) });

/** What an administrator does to an account: always with a reason, which the audit log keeps. */
const change = <const Id extends string>(
  id: Id,
  verb: string,
  summary: string,
  errors: string[] = [],
  reauthenticated = false,
) =>
  defineRoute({
    id,
    method: 'POST',
    path: `/admin/users/{id}/${verb}`,
    access: 'admin',
    reauthenticated,
    summary,
    params: idParams,
    body: Reason,
    reply: dataOf(AdminUser),
    errors,
  });

export const verifyUser = change('verifyUser', 'verify', 'Takes the e-mail address as verified.');
export const disableUser = change(
  'disableUser',
  'disable',
  'Shuts an account: sessions end, signing in is refused. Not one’s own, and not the last administrator’s.',
  ['OWN_ACCOUNT', 'LAST_ADMIN'],
);
export const enableUser = change('enableUser', 'enable', 'Opens a disabled account again.');
export const makeAdmin = change(
  'makeAdmin',
  'make-admin',
  'Makes a verified user an administrator.',
  ['EMAIL_NOT_VERIFIED', 'ACCOUNT_DISABLED'],
  true,
);
export const removeAdmin = change(
  'removeAdmin',
  'remove-admin',
  'Makes an administrator a user again. Not oneself, and not the last one.',
  ['OWN_ACCOUNT', 'LAST_ADMIN'],
);
export const endUserSessions = change('endUserSessions', 'end-sessions', 'Signs a user out everywhere.');
