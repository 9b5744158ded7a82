import type { UserRow } from './find-users.js';

/** The columns of the users' CSV. */
export const userColumns = {
  id: (user: UserRow) => user.id,
  email: (user: UserRow) => user.email,
  name: (user: UserRow) => user.name,
  gender: (user: UserRow) => user.gender,
  userType: (user: UserRow) => user.userType,
  verified: (user: UserRow) => user.emailVerified,
  admin: (user: UserRow) => user.isAdmin,
  disabled: (user: UserRow) => user.disabled,
  google: (user: UserRow) => user.google,
  createdAt: (user: UserRow) => user.createdAt.toISOString(),
  lastSeenAt: (user: UserRow) => user.lastSeenAt?.toISOString(),
};
