import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '@fitfolio/embedded/free-port';
import Fastify, { type FastifyInstance } from 'fastify';
import { type ApiOptions, registerApi } from '../src/api.js';

let edge: FastifyInstance;
let service: Server;
let port: number;
beforeEach(async () => {
  port = await freePort();
  edge = Fastify();
  service = createServer(async (request, reply) => {
    reply.end(`${request.method} ${request.url} ${await text(request)}`);
  });
});
afterEach(async () => {
  await edge.close();
  service.closeAllConnections();
  if (service.listening) await new Promise((done) => service.close(done));
});

const open = async (options: ApiOptions): Promise<string> => {
  const places = [{ service: 'notes', role: 'http' as const, port }];
  await registerApi(edge, [{ prefix: '/api/notes', service: 'notes' }], places, options);
  return edge.listen({ host: '127.0.0.1', port: 0 });
};
const serve = () => new Promise<void>((done) => service.listen(port, '127.0.0.1', done));
const add = (url: string) => fetch(`${url}/api/notes?n=1`, { method: 'POST', body: 'a note' });

describe('the edge before a service that is not there', () => {
  it('lets calls with bodies wait until it has started', async () => {
    const url = await open({ startsWithinMs: 20_000 });
    const calls = [add(url), add(url), add(url)];
    const early = await Promise.race([...calls, fetch(`${url}/api/nowhere`)]);
    expect(early.status).toBe(404);
    await serve();
    for (const reply of await Promise.all(calls)) {
      expect(reply.status).toBe(200);
      expect(await reply.text()).toBe('POST /api/notes?n=1 a note');
    }
  });

  it('lets calls wait that would connect while the service is leaving', async () => {
    const url = await open({ startsWithinMs: 20_000 });
    service.prependListener('request', (_request, reply) => {
      reply.setHeader('x-draining', '200').setHeader('connection', 'close');
    });
    await serve();
    const first = await add(url);
    expect(first.headers.get('x-draining')).toBeNull();
    const connections: number[] = [];
    service.on('connection', () => connections.push(Date.now()));
    const said = Date.now();
    await add(url);
    expect(connections).toHaveLength(1);
    expect((connections[0] ?? 0) - said).toBeGreaterThanOrEqual(200);
  });

  it('lets calls wait as long as somebody is starting it, whatever the time', async () => {
    const waited = Promise.withResolvers<void>();
    let looks = 0;
    const isStarting = (): boolean => {
      looks += 1;
      if (looks === 3) waited.resolve();
      return true;
    };
    const call = add(await open({ startsWithinMs: 0, isStarting }));
    await waited.promise;
    await serve();
    expect((await call).status).toBe(200);
  });

  it('says so when nobody starts it any more', async () => {
    let looks = 0;
    const reply = await add(await open({ startsWithinMs: 0, isStarting: () => (looks += 1) < 3 }));
    expect([reply.status, looks]).toEqual([503, 3]);
  });

  it('says so when it does not start', async () => {
    const reply = await add(await open({ startsWithinMs: 0 }));
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await reply.json()).toMatchObject({ code: 'UNAVAILABLE', requestId: expect.any(String) });
  });
});
