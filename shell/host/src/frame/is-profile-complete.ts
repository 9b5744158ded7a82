import type { User } from '@fitfolio/auth-contract/user';

/** True when name, gender and user type are set. */
export const isProfileComplete = ({ name, gender, userType }: User): boolean =>
  Boolean(name && gender && userType);
