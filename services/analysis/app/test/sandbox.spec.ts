import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { niceness, wallClockMs } from '../src/documents/document-limits.js';
import { runLimitedChild } from '../src/documents/limited-child.js';
import { sandbox } from '../src/documents/sandbox.js';

const folder = mkdtempSync(join(tmpdir(), 'fitfolio-sandbox-'));
const secretFile = join(folder, 'secrets.json');
const server = createServer((socket) => socket.end());
let tried: Record<string, string>;
beforeAll(async () => {
  writeFileSync(secretFile, 'secret');
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const child = new URL('./support/curious-child', import.meta.url);
  const outcome = await runLimitedChild(
    child,
    [String(port), secretFile, `${fileURLToPath(child)}.ts`],
    new Uint8Array(),
  );
  if (outcome.kind !== 'answer') throw new Error('the child was killed');
  tried = JSON.parse(outcome.bytes.toString('utf8')) as Record<string, string>;
}, 30_000);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the process that reads documents reads its own code and no other file, and changes and starts nothing', () => {
  const { connected: _, environment, priority: __, ...files } = tried;
  const denied = 'ERR_ACCESS_DENIED';
  expect(files).toEqual({
    ownCode: 'done',
    secret: denied,
    passwords: denied,
    process: denied,
    written: denied,
    spawned: denied,
  });
  expect(environment).toBe('PATH');
});

it('it has no network where the system allows to take it away', () => {
  // On a system that does not, health says so.
  expect(tried['connected']).toBe(sandbox().network ? 'ENETUNREACH' : 'done');
});

it('it gives way to the servers', () => {
  expect(tried['priority']).toBe(String(niceness + getPriority()));
});

it('says that the machine is busy, not that a file is too much, when it was given no time to end', async () => {
  const ended = new AbortController();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
  try {
    const outcome = runLimitedChild(
      new URL('./support/waiting-child', import.meta.url),
      [],
      new Uint8Array(),
      ended.signal,
    );
    jest.advanceTimersByTime(wallClockMs);
    if (sandbox().limits) await expect(outcome).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    else expect(await outcome).toEqual({ kind: 'killed' });
  } finally {
    ended.abort();
    jest.useRealTimers();
  }
});
