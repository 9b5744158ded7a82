export const timeoutMs = 3_000;
export const replyBytesMax = 64 * 1024;

export interface BoundedReply {
  readonly status: number;
  readonly text: string;
}

/** Asks a stranger's server: at most three seconds and 64 KB, and never where it redirects to. Throws beyond. */
export async function boundedFetch(url: string | URL, init: RequestInit = {}): Promise<BoundedReply> {
  const reply = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > replyBytesMax) throw new Error('the reply is too large');
    chunks.push(chunk);
  }
  return { status: reply.status, text: Buffer.concat(chunks).toString() };
}
