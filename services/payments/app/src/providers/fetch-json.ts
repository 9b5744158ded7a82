import type { z } from 'zod';
import { ProviderError } from './provider.js';

/** A bank's longest statement is half of it. */
const replyCharsMax = 4 * 1024 * 1024;

/** A GET with a deadline, a bound and a schema; everything else is a ProviderError. */
export async function fetchJson<S extends z.ZodType>(
  url: string,
  headers: Readonly<Record<string, string>>,
  schema: S,
  timeoutMs: number,
): Promise<z.output<S>> {
  try {
    const reply = await fetch(url, {
      headers: { ...headers, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) throw new Error(`status ${reply.status}`);
    const text = await reply.text();
    if (text.length > replyCharsMax) throw new Error('too long');
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new ProviderError('The bank did not answer as it should.', { cause: error });
  }
}
