import { randomBytes } from 'node:crypto';
import type { TokenKeys } from '../keys/token-keys.js';

const purpose = 'known-device';

interface KnownDevice {
  readonly id: string;
  readonly since: Date;
}

/** What a device keeps once its owner has signed in there: it is counted apart from strangers, and opens nothing. */
export const sealDevice = (keys: TokenKeys, email: string, since: Date): string =>
  keys.seal(purpose, [randomBytes(12).toString('base64url'), email, since.getTime()].join(' '));

/** A device that has signed in with this address before, and since when; null for every other. */
export function knownDevice(keys: TokenKeys, sealed: string | undefined, email: string): KnownDevice | null {
  const text = sealed === undefined ? null : keys.unseal(purpose, sealed);
  const [id = '', owner, since = '0'] = text?.split(' ') ?? [];
  return owner === email ? { id, since: new Date(Number(since)) } : null;
}
