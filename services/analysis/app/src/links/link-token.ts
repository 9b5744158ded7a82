import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** The token of a new link: unguessable, told once and nowhere kept. */
export const newLinkToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What is kept of a token. It needs no salt, for nobody guesses 256 bits. */
export const linkHash = (token: string): string => createHash('sha256').update(token).digest('hex');
