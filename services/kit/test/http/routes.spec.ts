import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '#src/testing/test-service';
import { addNote, breakNote, countNotes, failNote, getNote } from '../notes/contract.js';
import { start } from '../notes/main.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(start);
});
afterAll(() => service.close());

it('answers a call by its contract, and nothing else of the entity', async () => {
  const token = await service.token();
  const added = await service.call(addNote, { body: { text: ' hello ' } }, { token });
  expect(added.status).toBe(201);
  expect(added.body).toEqual({ data: { id: expect.any(String), text: 'hello' } });
  const got = await service.call(getNote, { params: { id: added.body.data.id } }, { token });
  expect(got.body).toEqual(added.body);
});

it('does not show one user the note of another', async () => {
  const added = await service.call(addNote, { body: { text: 'mine' } }, { token: await service.token() });
  const got = await service.call(
    getNote,
    { params: { id: added.body.data.id } },
    { token: await service.token() },
  );
  expect(got.status).toBe(404);
});

it('guards by access', async () => {
  expect((await service.call(addNote, { body: { text: 'x' } })).body).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  const user = await service.token();
  expect((await service.call(countNotes, {}, { token: user })).body).toMatchObject({ code: 'FORBIDDEN' });
  const admin = await service.token({ isAdmin: true });
  expect((await service.call(countNotes, {}, { token: admin })).status).toBe(200);
});

it('refuses unknown keys and names each bad field', async () => {
  const token = await service.token();
  const bad = await service.raw('POST', '/notes?x=1', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"text":"ok"}',
  });
  expect(bad.body).toMatchObject({
    code: 'INVALID_INPUT',
    details: [{ path: 'query.x', code: 'unrecognized_key' }],
  });
  const body = await service.raw('POST', '/notes', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: '', is_admin: true }),
  });
  expect(body.status).toBe(400);
  expect(body.body).toMatchObject({
    details: [
      { path: 'body.text', code: 'too_small' },
      { path: 'body.is_admin', code: 'unrecognized_key' },
    ],
  });
});

it.each([
  ['malformed JSON', '{"a":', 'application/json', 400, 'MALFORMED_JSON'],
  ['a poisoned prototype', '{"__proto__":{"a":1}}', 'application/json', 400, 'MALFORMED_JSON'],
  ['U+0000', '{"text":"a\\u0000b"}', 'application/json', 400, 'INVALID_INPUT'],
  ['half a character', '{"text":"a\\ud800b"}', 'application/json', 400, 'INVALID_INPUT'],
  ['another media type', 'text=1', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['plain text', '{}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a huge body', JSON.stringify({ text: 'x'.repeat(200_000) }), 'application/json', 413, 'TOO_LARGE'],
])('refuses %s', async (_name, body, type, status, code) => {
  const token = await service.token();
  const reply = await service.raw('POST', '/notes', {
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body,
  });
  expect(reply.status).toBe(status);
  expect(reply.body).toMatchObject({ code, message: expect.any(String), requestId: expect.any(String) });
});

it.each([
  ['arrays that open', '['.repeat(120_000)],
  ['arrays', '['.repeat(60_000) + ']'.repeat(60_000)],
  ['objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
])('refuses JSON of endlessly nested %s', async (_name, body) => {
  const reply = await service.raw('POST', '/notes/fail', {
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ code: 'MALFORMED_JSON' });
});

it.each(['?x=%ff', '?how=%ff', '?how=wrong&%c3%28', '?how=%00', '?%ff'])(
  'refuses a query that is no text: %s',
  async (query) => {
    const reply = await service.raw('GET', `/notes/break${query}`);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'INVALID_INPUT' });
  },
);

it('says nothing of an error it did not foresee', async () => {
  const reply = await service.call(failNote, { body: {} });
  expect(reply.status).toBe(500);
  expect(JSON.stringify(reply.body)).not.toContain('secret');
  expect(reply.body).toMatchObject({ code: 'INTERNAL' });
});

it.each(['wrong', 'missing'] as const)('lets no reply out that breaks the contract: %s', async (how) => {
  const reply = await service.call(breakNote, { query: { how } });
  expect(reply.status).toBe(500);
  expect(reply.body).toEqual({
    code: 'INTERNAL',
    message: expect.any(String),
    requestId: expect.any(String),
  });
});

it('knows unknown paths from unknown methods', async () => {
  expect((await service.raw('GET', '/nowhere')).body).toMatchObject({ code: 'NOT_FOUND' });
  const reply = await service.raw('GET', '/notes');
  expect(reply.status).toBe(405);
  expect(reply.headers.get('allow')).toBe('POST');
  expect((await service.raw('GET', '/notes/%zz')).status).toBe(400);
});

it('takes a well-formed request id, makes one otherwise', async () => {
  const given = await service.raw('GET', '/nowhere', { headers: { 'x-request-id': 'abc-12345678' } });
  expect(given.headers.get('x-request-id')).toBe('abc-12345678');
  expect(given.body).toMatchObject({ requestId: 'abc-12345678' });
  const bad = await service.raw('GET', '/nowhere', { headers: { 'x-request-id': 'a b {forged}' } });
  expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

it.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost:8081' }, 403],
  [{ origin: 'http://evil@localhost:8080' }, 403],
  [{ origin: 'http://localhost:8080/' }, 403],
  [{ origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' }, 500],
  [{ origin: 'http://127.0.0.1:8080' }, 500],
  [{}, 500],
])('cookie routes: %j is answered %i', async (headers, status) => {
  const reply = await service.call(failNote, { body: {} }, { headers });
  expect(reply.status).toBe(status);
  if (status === 403) expect(reply.body).toMatchObject({ code: 'CROSS_SITE' });
});

it('tells its health, its numbers and its contract', async () => {
  expect((await service.raw('GET', '/notes/health/live')).status).toBe(200);
  expect((await service.raw('GET', '/notes/health/ready')).body).toMatchObject({ status: 'ok' });
  expect((await service.raw('GET', '/notes/openapi.json')).body).toMatchObject({
    openapi: '3.1.0',
    paths: { '/notes/{id}': { get: { operationId: 'getNote' } } },
  });
  const metrics = await fetch(`${service.url}/metrics`);
  expect(await metrics.text()).toMatch(/outbox_unsent\{service="notes"\}/);
});

it('serves no routes in the worker role', async () => {
  const worker = await service.again('worker');
  const reply = await fetch(`${worker.url}/api/notes/fail`, { method: 'POST' });
  expect(reply.status).toBe(404);
  expect((await fetch(`${worker.url}/api/notes/health/live`)).status).toBe(200);
});
