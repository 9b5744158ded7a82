import { shareTokenChars } from '@fitfolio/analysis-contract/limits';

/** The token of a link stands after `#`, which no server ever sees; null for a link in part. */
export function tokenIn(hash: string): string | null {
  const token = hash.slice(1);
  return token.length === shareTokenChars && /^[\w-]+$/.test(token) ? token : null;
}
