import type { User } from '@fitfolio/auth-contract/user';

/** Has said who they are. */
export const isProfileComplete = ({ name, gender, userType }: User): boolean =>
  Boolean(name && gender && userType);
