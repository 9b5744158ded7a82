import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestEdge, type TestEdge } from './support/test-edge.js';

let edge: TestEdge;
beforeAll(async () => {
  edge = await startTestEdge();
});
afterAll(() => edge.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** As `fetch`, which always names the encodings it accepts. */
async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const sent = request(`${edge.url}${path}`, { method, headers });
  sent.end();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
}

describe('the pages of the site', () => {
  it.each([
    {},
    { 'accept-encoding': 'identity' },
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'br;q=0' },
  ])('come as they are to a client with %j', async (headers) => {
    for (const path of ['/', '/pricing', '/?a=1', '/index.html']) {
      const page = await ask(path, headers);
      expect([path, page.status, page.headers['content-encoding']]).toEqual([path, 200, undefined]);
      expect(page.body).toContain('<title>Fitfolio</title>');
    }
  });

  it.each(['/healthz', '/modules.json', '/sitemap.xml', '/robots.txt', '/missing.txt', '/api/nowhere'])(
    'and all else are what they say they are: %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );

  it('come packed to a client that takes br', async () => {
    const page = await ask('/', { 'accept-encoding': 'gzip, br;q=0.9' });
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
  });

  it.each(['/', '/pricing', '/index.html', '/nowhere'])(
    'have a policy and cannot be framed: %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('are 404 and not for search engines where no remote answers', async () => {
    const page = await ask('/nowhere');
    expect([page.status, page.headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(page.body).toContain('<title>Fitfolio</title>');
    for (const path of ['/pricing', '/pricing/', '/pricing/details'])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
  });
});

it.each([
  '/',
  '/pricing',
  '/nowhere',
  '/index.html',
  '/js/main.0a1b2c3d.js',
  '/js/gone.js',
  '/remotes/mfe-home/1.0.0/mf-manifest.json',
  '/robots.txt',
  '/modules.json',
])('HEAD of %s is as GET without a body', async (path) => {
  const [got, head] = [await ask(path), await ask(path, {}, 'HEAD')];
  expect(head.status).toBe(got.status);
  expect(head.headers['content-type']).toBe(got.headers['content-type']);
  expect(head.headers['content-length']).toBe(got.headers['content-length']);
  expect(head.body).toBe('');
});

describe('the files of the site', () => {
  it.each([
    [{}, 'main();'],
    [{ 'accept-encoding': 'gzip;q=0' }, 'main();'],
    [{ 'accept-encoding': 'br' }, 'packed'],
  ])('come to a client with %j', async (headers, body) => {
    const file = await ask('/js/main.0a1b2c3d.js', headers);
    expect([file.status, file.body]).toEqual([200, body]);
  });

  it.each([
    '/gone.php',
    '/js/gone.js',
    '/.env',
    '/remotes/mfe-home/1.0.0/',
    '/remotes/mfe-home/1.0.0/gone.js',
    '/remotes/x/1.0.0/a.js',
    '/remotes/mfe-home/2.0.0/mf-manifest.json',
  ])('are 404 when there is none: %s', async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type']]).toEqual([404, expect.stringContaining('text/plain')]);
  });

  it.each([
    '/mf-stats.json',
    '/frames.json',
    '/remotes/mfe-home/1.0.0/mf-stats.json',
    '/remotes/mfe-home/1.0.0/remote.json',
    '/remotes/mfe-home/1.0.0/release.json',
    '/remotes/mfe-home/1.0.0/pages/pages.json',
    '/remotes/mfe-home/1.0.0/pages/index.vi.html',
    '/remotes/mfe-home/1.0.0/pages/render.cjs',
  ])('that only the build and the edge read are not shown: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

it('a page under another method is a problem', async () => {
  const reply = await ask('/pricing', {}, 'POST');
  expect([reply.status, reply.headers['allow']]).toEqual([405, 'GET, HEAD']);
  expect(JSON.parse(reply.body)).toMatchObject({ code: 'METHOD_NOT_ALLOWED', requestId: expect.any(String) });
});
