import { User } from '@fitfolio/auth-contract/user';
import { storageOf } from './storage.js';

/** The current user, so that the header knows the name before the first answer. */
export const usersStorage = storageOf('users-storage', User);
