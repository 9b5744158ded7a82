import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { clientGone } from './client-gone.js';

let server: Server;
afterEach(() => new Promise((done) => server.close(done)));

/** A server whose only call gives its signal to the test, and waits for a word before it answers. */
async function serving() {
  const called = Promise.withResolvers<AbortSignal>();
  const answer = Promise.withResolvers<void>();
  server = createServer(async (incoming, response) => {
    for await (const _ of incoming);
    called.resolve(clientGone(response));
    await answer.promise;
    response.end('done');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const call = request({ port, method: 'POST' }).on('error', () => undefined);
  call.end('a body');
  return { call, signal: await called.promise, answer: () => answer.resolve() };
}

it('aborts when the client leaves before its answer', async () => {
  const { call, signal, answer } = await serving();
  expect(signal.aborted).toBe(false);
  const aborted = once(signal, 'abort');
  call.destroy();
  await aborted;
  answer();
  expect(signal.reason).toMatchObject({ status: 400 });
});

it('does not abort a call that was answered', async () => {
  const { call, signal, answer } = await serving();
  answer();
  const [response] = (await once(call, 'response')) as [NodeJS.ReadableStream];
  await once(response.resume(), 'close');
  call.destroy();
  expect(signal.aborted).toBe(false);
});
