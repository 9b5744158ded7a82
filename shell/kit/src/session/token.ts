import { z } from 'zod';

/** Thrown for a token that cannot be read. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
  constructor(why: string) {
    super(`Invalid token specified: ${why}`);
  }
}

const Payload = z.object({ exp: z.number() });
const payloadPart = 1;

function decodeBase64Url(part: string): string {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')), (c) =>
    c.charCodeAt(0),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The `exp` claim in seconds since 1970. The servers check the signature. */
export function expiryOf(token: unknown): number {
  if (typeof token !== 'string') throw new InvalidTokenError('must be a string');
  const part = token.split('.')[payloadPart];
  const number = payloadPart + 1;
  if (!part) throw new InvalidTokenError(`missing part #${number}`);
  let text: string;
  try {
    text = decodeBase64Url(part);
  } catch {
    throw new InvalidTokenError(`invalid base64 for part #${number}`);
  }
  try {
    return Payload.parse(JSON.parse(text)).exp;
  } catch {
    throw new InvalidTokenError(`invalid json for part #${number}`);
  }
}
