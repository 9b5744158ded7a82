import type { User } from '@fitfolio/auth-contract/user';
import { fitting } from '../shape.js';
import { storageKeys, storedJson, storedText } from '../storage.js';
import { expiryOf } from './token.js';

/** `expiredAt` is the token's `exp`, in seconds. */
export interface Tokens {
  readonly accessToken: string;
  readonly expiredAt: number;
}

export const tokenStorage = storedJson('local', storageKeys.session, (content) => {
  const tokens = fitting<Tokens>({ accessToken: 'string', expiredAt: 'number' }, content);
  return tokens?.accessToken ? tokens : null;
});

/** The current user, so that the header knows the name before the first answer. */
export const userStorage = storedJson('local', storageKeys.user, (content) =>
  fitting<User>(
    {
      id: 'string',
      email: 'string',
      name: ['either', 'null', 'string'],
      gender: ['either', 'null', 'string'],
      userType: ['either', 'null', 'string'],
      is_admin: 'boolean',
      emailVerified: 'boolean',
      createdAt: 'string',
    },
    content,
  ),
);

/** Reads the expiry out of a new access token. Throws `InvalidTokenError`. */
export const tokensOf = (accessToken: string): Tokens => ({ accessToken, expiredAt: expiryOf(accessToken) });

/** Expired when its expiry is before the current time in seconds. */
export const isExpired = (expiredAt: number, now = Date.now()): boolean => expiredAt < now / 1000;

/** The section of the profile page belongs to the user who leaves. */
export const profileSectionStorage = storedText(
  'local',
  storageKeys.profileSection,
  (text): text is string => text !== '',
);
