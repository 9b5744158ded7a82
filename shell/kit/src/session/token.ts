import { fitting } from '../shape.js';

/** Thrown for a token that cannot be read. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
  constructor(why: string) {
    super(`Invalid token specified: ${why}`);
  }
}

const payloadPart = 1;

function decodeBase64Url(part: string): string {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')), (c) =>
    c.charCodeAt(0),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function expiryIn(text: string): number | null {
  try {
    return fitting<{ exp: number }>({ exp: 'number' }, JSON.parse(text))?.exp ?? null;
  } catch {
    return null;
  }
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
  const exp = expiryIn(text);
  if (exp === null) throw new InvalidTokenError(`invalid json for part #${number}`);
  return exp;
}
