import type { AdminUser } from '@fitfolio/auth-contract/admin-users';

/** The columns of the users' CSV. */
export const userColumns = {
  id: (user: AdminUser) => user.id,
  email: (user: AdminUser) => user.email,
  name: (user: AdminUser) => user.name,
  gender: (user: AdminUser) => user.gender,
  userType: (user: AdminUser) => user.userType,
  verified: (user: AdminUser) => user.emailVerified,
  admin: (user: AdminUser) => user.is_admin,
  disabled: (user: AdminUser) => user.disabled,
  google: (user: AdminUser) => user.google,
  createdAt: (user: AdminUser) => user.createdAt,
  lastSeenAt: (user: AdminUser) => user.lastSeenAt,
};
