import type { Readable } from 'node:stream';
import { EdgeProblem } from './problem.js';

/** JSON bodies, as the services bound them; files are streamed and have their own limits. */
const bodyBytesMax = 128 * 1024;

/** How long the edge waits for bodies. */
export interface BodyLimits {
  /** For the whole of a body that is no upload. */
  readonly bodyMs: number;
  /** How long an upload may be slower than its minimum rate at its start. */
  readonly uploadGraceMs: number;
  readonly uploadBytesPerSecond: number;
}

export const isUpload = (contentType: string | undefined): boolean => /^multipart\//i.test(contentType ?? '');

/** Reads a body to its end before a service is asked: a slow client takes none of the service's connections. */
export async function readWhole(
  body: Readable,
  contentLength: string | undefined,
  { bodyMs }: BodyLimits,
): Promise<Buffer> {
  if (Number(contentLength ?? 0) > bodyBytesMax) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of arriving(body, () => bodyMs)) {
    bytes += chunk.byteLength;
    if (bytes > bodyBytesMax) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The chunks of an upload, as long as they arrive at the minimum rate on average. */
export const streamUpload = (
  body: Readable,
  { uploadGraceMs, uploadBytesPerSecond }: BodyLimits,
): AsyncGenerator<Buffer> =>
  arriving(body, (bytes) => Math.max(uploadGraceMs, (bytes / uploadBytesPerSecond) * 1000));

/** Only the time spent waiting for the client counts, not the time that a service takes to read. */
async function* arriving(body: Readable, allowedMs: (bytes: number) => number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = body.iterator({ destroyOnReturn: false });
  let bytes = 0;
  let waitedMs = 0;
  try {
    for (;;) {
      const began = performance.now();
      const next = await within(chunks.next(), allowedMs(bytes) - waitedMs);
      if (next.done === true) return;
      waitedMs += performance.now() - began;
      bytes += next.value.byteLength;
      yield next.value;
    }
  } finally {
    // Not awaited: it would wait for a chunk that may never come.
    void chunks.return?.();
  }
}

async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooSlow()), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const tooLarge = (): EdgeProblem => new EdgeProblem(413, 'TOO_LARGE', 'That is too large.');
const tooSlow = (): EdgeProblem => new EdgeProblem(408, 'INVALID_INPUT', 'The call took too long to arrive.');
