import { User } from '@fitfolio/auth-contract/user';
import { z } from 'zod';
import { storageKeys, storedJson } from '../storage.js';
import { expiryOf } from './token.js';

/** `expiredAt` is the token's `exp`, in seconds. */
const Tokens = z.object({ accessToken: z.string().min(1), expiredAt: z.number() });
export type Tokens = z.output<typeof Tokens>;

export const tokenStorage = storedJson(
  'local',
  storageKeys.session,
  (content) => Tokens.safeParse(content).data ?? null,
);

/** The current user, so that the header knows the name before the first answer. */
export const userStorage = storedJson(
  'local',
  storageKeys.user,
  (content) => User.safeParse(content).data ?? null,
);

/** Reads the expiry out of a new access token. Throws `InvalidTokenError`. */
export const tokensOf = (accessToken: string): Tokens => ({ accessToken, expiredAt: expiryOf(accessToken) });

/** Expired when its expiry is before the current time in seconds. */
export const isExpired = (expiredAt: number, now = Date.now()): boolean => expiredAt < now / 1000;
