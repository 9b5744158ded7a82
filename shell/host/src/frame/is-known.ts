import type { User } from '@fitfolio/auth-contract/user';

/** Has said who they are. */
export const isKnown = ({ name, gender, userType }: User): boolean => Boolean(name && gender && userType);
