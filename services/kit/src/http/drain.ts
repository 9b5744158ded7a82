import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';

const drainBytesMax = 8 * 1024 * 1024;
const drainMs = 5_000;

/**
 * Lets a client finish a body nobody wants any more, so that it gets to read the answer; but not for long, and
 * not without end.
 */
export function drain(raw: IncomingMessage): void {
  if (raw.complete || raw.destroyed) return;
  const end = (): void => {
    raw.socket.destroy();
  };
  const timer = setTimeout(end, drainMs);
  timer.unref();
  let read = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    read += chunk.byteLength;
    if (read > drainBytesMax) end();
  });
  finished(raw, () => {
    clearTimeout(timer);
  });
  raw.resume();
}
