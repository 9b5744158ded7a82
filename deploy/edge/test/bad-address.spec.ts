import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestEdge, type TestEdge } from './support/test-edge.js';

let edge: TestEdge;
beforeAll(async () => {
  edge = await startTestEdge({}, (request, reply) => reply.end(request.url));
});
afterAll(() => edge.close());

it.each(['/api/notes?x=%ff', '/api/notes?x=%', '/api/notes?x=%C3%A9&y=%2F', '/api/notes/%C3%A9?x=a+b'])(
  'passes %s on as it was sent',
  async (path) => {
    const reply = await fetch(edge.url + path);
    expect([reply.status, await reply.text()]).toEqual([200, path]);
  },
);

it.each([
  ['/%ff', 400, 'INVALID_INPUT'],
  ['/api/notes/%zz', 400, 'INVALID_INPUT'],
  ['/a%00.js', 400, 'INVALID_INPUT'],
  ['/remotes/mfe-home/1.0.0/..%2f..%2fmfe-home%2fpackage.js', 404, 'NOT_FOUND'],
  ['/api/nothing?x=%ff', 404, 'NOT_FOUND'],
])('answers %s with %i as a problem', async (path, status, code) => {
  const reply = await fetch(edge.url + path);
  expect(reply.status).toBe(status);
  expect(await reply.json()).toEqual({
    code,
    message: expect.any(String),
    requestId: reply.headers.get('x-request-id'),
  });
});
