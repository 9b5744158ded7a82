import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestEdge, type TestEdge } from './support/test-edge.js';

let edge: TestEdge | undefined;
afterEach(async () => {
  await edge?.close();
  edge = undefined;
});

const head = (type: string, bytes: number): string =>
  `POST /api/notes HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`;
const slowJson = `${head('application/json', 160)}{"a":`;
const slowForm = `${head('multipart/form-data; boundary=b', 160)}--b`;

const post = (type: string, body: string): Promise<Response> =>
  fetch(`${edge?.url}/api/notes`, { method: 'POST', headers: { 'content-type': type }, body });

async function problemOn(start: string): Promise<{ status: string; problem: unknown }> {
  const socket = await edge?.raw(start);
  if (!socket) throw new Error('There is no edge.');
  const answer = await text(socket);
  return { status: answer.slice(9, 12), problem: JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) };
}

describe('slow clients', () => {
  it.each([
    ['calls', slowJson],
    ['uploads', slowForm],
  ])('that send %s take nothing from the calls of others', async (_what, start) => {
    edge = await startTestEdge({
      limits: { requestsPerAddress: 200, bodyMs: 60_000, uploadGraceMs: 60_000 },
    });
    let answered = 0;
    for (let i = 0; i < 70; i += 1) (await edge.raw(start, '127.0.0.2')).once('data', () => (answered += 1));
    for (let i = 0; i < 3; i += 1) {
      const reply = await post('application/json', '{"a":1}');
      expect(await reply.json()).toMatchObject({ body: '{"a":1}' });
    }
    // Nobody had to wait until the slow ones were given up.
    expect(answered).toBe(0);
  });

  it.each([
    ['call', slowJson],
    ['upload', slowForm],
  ])('are told when their %s took too long', async (_what, start) => {
    edge = await startTestEdge({ limits: { bodyMs: 100, uploadGraceMs: 100 } });
    expect(await problemOn(start)).toEqual({
      status: '408',
      problem: { code: 'INVALID_INPUT', message: expect.any(String), requestId: expect.any(String) },
    });
  });

  it('hold no more than their share, and others are answered', async () => {
    edge = await startTestEdge({ limits: { requestsPerAddress: 4, bodyMs: 60_000 } });
    for (let i = 0; i < 4; i += 1) await edge.raw(slowJson, '127.0.0.2');
    const fifth = await edge.raw(slowJson, '127.0.0.2');
    const [answer] = (await once(fifth, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 429 [^]*retry-after: 1\r\n[^]*"code":"RATE_LIMITED"/i);
    expect((await post('application/json', '{}')).status).toBe(200);
  });

  it('open no more than their share of connections', async () => {
    edge = await startTestEdge({ limits: { connectionsPerAddress: 2 } });
    for (let i = 0; i < 2; i += 1) await edge.raw(slowJson, '127.0.0.2');
    await once(await edge.raw('', '127.0.0.2'), 'close');
    expect((await post('application/json', '{}')).status).toBe(200);
  });
});

describe('bodies', () => {
  it.each(['application/json; charset=utf-8', 'text/plain', 'multipart/form-data; boundary=b'])(
    'of %s arrive as they were sent',
    async (type) => {
      edge = await startTestEdge();
      expect(await (await post(type, ' {"a": "é"} ')).json()).toMatchObject({
        body: ' {"a": "é"} ',
        headers: { 'content-type': type },
      });
    },
  );

  it('are asked for when the client waits to be asked', async () => {
    edge = await startTestEdge();
    const body = '--b\r\n'.repeat(300_000);
    const sent = request(`${edge.url}/api/notes`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', expect: '100-continue' },
    });
    // What is refused early ends while it is being sent.
    sent.on('error', () => {});
    sent.flushHeaders();
    const [[reply]] = await Promise.all([
      once(sent, 'response') as Promise<[IncomingMessage]>,
      once(sent, 'continue').then(() => sent.end(body)),
    ]);
    expect(reply.statusCode).toBe(200);
    expect(JSON.parse(await text(reply))).toMatchObject({ body });
  });

  it('that are too large are refused, with a length said or not', async () => {
    edge = await startTestEdge();
    const body = 'x'.repeat(128 * 1024 + 1);
    const reply = await post('application/json', body);
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'TOO_LARGE', requestId: expect.any(String) });
    const chunked = 'POST /api/notes HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await problemOn(`${chunked}${body.length.toString(16)}\r\n${body}\r\n`)).toMatchObject({
      status: '413',
      problem: { code: 'TOO_LARGE' },
    });
  });
});
