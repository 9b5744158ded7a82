import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { RefusalPace } from '../src/refusals.js';
import { startTestEdge, type TestEdge } from './support/test-edge.js';

let edge: TestEdge | undefined;
afterEach(async () => {
  await edge?.close();
  edge = undefined;
});

describe('the pace of refusals', () => {
  it('is a burst, then so many a second, and grows again while nobody is refused', () => {
    const pace = new RefusalPace(10);
    const waits = (count: number, nowMs: number) =>
      Array.from({ length: count }, () => pace.waitMs('a', nowMs));
    expect(waits(50, 0)).toEqual(Array(50).fill(0));
    expect(waits(3, 0)).toEqual([100, 200, 300]);
    expect(pace.waitMs('b', 0)).toBe(0);
    expect(waits(2, 1_300)).toEqual([0, 0]);
    expect(waits(50, 60_000)).toEqual(Array(50).fill(0));
    expect(pace.waitMs('a', 60_000)).toBe(100);
  });

  it('makes nobody wait longer than ten seconds, whatever they did before', () => {
    const pace = new RefusalPace(10);
    const waits = Array.from({ length: 10_000 }, () => pace.waitMs('a', 0));
    expect(Math.max(...waits)).toBe(10_000);
    expect(pace.waitMs('a', 15_000)).toBe(0);
  });
});

describe('an edge before a service that refuses', () => {
  const refusing: RequestListener = ({ url }, reply) => {
    reply.writeHead(url === '/api/notes/right' ? 200 : 401, { 'content-type': 'application/json' });
    reply.end('{"code":"UNAUTHENTICATED"}');
  };
  const ask = async (path: string, from = '127.0.0.1') => {
    const socket = await edge?.raw(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      from,
    );
    if (!socket) throw new Error('There is no edge.');
    return text(socket);
  };

  it('lets the refused wait, and nobody else', async () => {
    edge = await startTestEdge({ limits: { refusalsPerAddress: 1 } }, refusing);
    for (let i = 0; i < 5; i += 1) expect(await ask('/api/notes', '127.0.0.2')).toMatch(/^HTTP\/1.1 401/);
    // More than there are connections to the service: what waits holds none of them.
    const answered: string[] = [];
    const waiting = Array.from({ length: 70 }, () =>
      ask('/api/notes', '127.0.0.2').then(
        (answer) => answered.push(answer),
        // Most wait still when the edge is closed.
        () => {},
      ),
    );
    expect(await ask('/api/notes/right', '127.0.0.2')).toMatch(/^HTTP\/1.1 200/);
    expect(await ask('/api/notes', '127.0.0.1')).toMatch(/^HTTP\/1.1 401[^]*{"code":"UNAUTHENTICATED"}/);
    expect(answered.length).toBeLessThan(waiting.length);
    const first = await Promise.race(waiting).then(() => answered[0]);
    expect(first).toMatch(/^HTTP\/1.1 401[^]*{"code":"UNAUTHENTICATED"}/);
  });
});
