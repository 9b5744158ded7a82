import { expect, test } from '@playwright/test';
import { ownerOf, site } from './support/people.js';

test('the edge says that all of it works', async ({ request }) => {
  const reply = await request.get(`${site()}/healthz`);
  expect(reply.status()).toBe(200);
  const { ok, checks } = (await reply.json()) as { ok: boolean; checks: { name: string; ok: boolean }[] };
  expect(ok).toBe(true);
  const { name: remote } = await ownerOf(request, '/');
  expect(checks.map((c) => c.name)).toEqual(
    expect.arrayContaining(['auth/http', 'analysis/worker', 'credits/http', 'host', remote]),
  );
});

test('pages have a strict policy and are not cached; hashed assets are immutable and compressed', async ({
  request,
}) => {
  const page = await request.get(`${site()}/pricing`);
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(page.headers()['content-encoding']).toBe('br');
  expect(page.headers()['x-content-type-options']).toBe('nosniff');
  const html = await (await request.get(`${site()}/login`)).text();
  const asset = /<script defer src="([^"]+)"/.exec(html)?.[1] ?? '';
  const script = await request.get(site() + asset, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['cache-control']).toContain('immutable');
  expect(script.headers()['content-encoding']).toBe('br');
  expect((await request.get(`${site()}/modules.json`)).headers()['cache-control']).toBe('no-cache');
});

test('a page preloads what its remote needs, and the names exist', async ({ request }) => {
  const html = await (await request.get(`${site()}/login`)).text();
  const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)"/g)].map((m) => m[1] ?? '');
  const { files } = await ownerOf(request, '/login');
  expect(preloads.some((href) => href.startsWith(files))).toBe(true);
  for (const href of preloads) expect((await request.get(site() + href)).status(), href).toBe(200);
});

test('an unknown call is a problem with a request id, and so is malformed JSON', async ({ request }) => {
  const unknown = await request.get(`${site()}/api/no-such-thing`);
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toMatchObject({
    code: 'NOT_FOUND',
    requestId: unknown.headers()['x-request-id'],
  });
  const malformed = await request.post(`${site()}/api/auth/login`, {
    data: Buffer.from('{"username":'),
    headers: { 'content-type': 'application/json' },
  });
  expect(malformed.status()).toBe(400);
  expect(await malformed.json()).toMatchObject({ code: 'MALFORMED_JSON' });
});

test('a missing asset is a 404, not a page', async ({ request }) => {
  for (const path of [`${(await ownerOf(request, '/')).files}js/gone.12345678.js`, '/js/gone.js']) {
    const reply = await request.get(site() + path);
    expect([reply.status(), reply.headers()['content-type']]).toEqual([
      404,
      expect.stringContaining('text/plain'),
    ]);
  }
});
