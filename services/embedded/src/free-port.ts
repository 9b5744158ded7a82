import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Ports no system gives to outgoing connections: those begin at 32768 on Linux, at 49152 on macOS and Windows. */
const first = 20_000;
const last = 32_767;
const attempts = 200;

const given = new Set<number>();

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * A free port of loopback, never the same twice in a process. The system's own choice (`listen(0)`) comes from the ports of
 * outgoing connections: one of those may have it before who asked listens.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = randomInt(first, last + 1);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port of loopback is free between ${first} and ${last}.`);
}
