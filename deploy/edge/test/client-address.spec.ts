import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { holderOf } from '../src/address-limits.js';
import { trustedProxies } from '../src/trusted-proxies.js';
import { startTestEdge, type TestEdge } from './support/test-edge.js';

let edge: TestEdge | undefined;
afterEach(async () => {
  await edge?.close();
  edge = undefined;
});

async function seenAs(forwarded: string, proxies?: string): Promise<unknown> {
  edge = await startTestEdge({ isProxy: trustedProxies(proxies) });
  const reply = await fetch(`${edge.url}/api/notes`, { headers: { 'x-forwarded-for': forwarded } });
  const { headers } = (await reply.json()) as { headers: Record<string, string> };
  return headers['x-forwarded-for'];
}

describe('the address of a client', () => {
  it('is never what a client says', async () => {
    expect(await seenAs('203.0.113.7')).toBe('127.0.0.1');
    await edge?.close();
    expect(await seenAs('203.0.113.7', '10.0.0.0/8')).toBe('127.0.0.1');
  });

  it('is what a trusted proxy says, not what a client told the proxy', async () => {
    expect(await seenAs('198.51.100.1, 203.0.113.7', '10.0.0.0/8, 127.0.0.1')).toBe('203.0.113.7');
  });

  it('tells people behind a trusted proxy apart', async () => {
    edge = await startTestEdge({
      isProxy: trustedProxies('127.0.0.0/8'),
      limits: { requestsPerAddress: 1, connectionsPerAddress: 1, bodyMs: 60_000 },
    });
    await edge.raw(
      'POST /api/notes HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.7\r\nContent-Length: 9\r\n\r\n',
    );
    const ask = (who: string) => fetch(`${edge?.url}/modules.json`, { headers: { 'x-forwarded-for': who } });
    expect((await ask('203.0.113.7')).status).toBe(429);
    expect((await ask('203.0.113.8')).status).toBe(200);
  });

  it.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts for %s', (address, holder) => expect(holderOf(address)).toBe(holder));

  it('is not read with a setting that is broken', () => {
    expect(() => trustedProxies('10.0.0.0/8, proxy')).toThrow(/TRUSTED_PROXIES has proxy/);
    expect(() => trustedProxies('10.0.0.0/99')).toThrow(/TRUSTED_PROXIES/);
  });
});

it.each([
  ['https://fitfolio.example', 'max-age=31536000'],
  ['http://localhost:8080', null],
  [undefined, null],
])('a site at %s tells browsers to use TLS only: %s', async (publicUrl, header) => {
  edge = await startTestEdge({ publicUrl });
  for (const path of ['/', '/api/notes', '/js/main.0a1b2c3d.js', '/api/nothing'])
    expect((await fetch(edge.url + path)).headers.get('strict-transport-security')).toBe(header);
});

it('a site whose subdomains have TLS says so, too', async () => {
  edge = await startTestEdge({ publicUrl: 'https://fitfolio.example', subdomains: true });
  const { headers } = await fetch(edge.url);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

it.each([
  ['NOT HTTP\r\n\r\n', '400'],
  [`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
])('what is no call is answered with a problem', async (bytes, status) => {
  edge = await startTestEdge();
  const answer = await text(await edge.raw(bytes));
  expect(answer.slice(9, 12)).toBe(status);
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
    code: 'INVALID_INPUT',
    message: expect.any(String),
    requestId: expect.any(String),
  });
});
