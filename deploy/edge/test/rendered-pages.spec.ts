import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestEdge, type TestEdge } from './support/test-edge.js';

const links = {
  plain: '<a href="{href}">{label}</a>',
  plainHere: '<a aria-current="page" href="{href}">{label}</a>',
  footer: '<a href="{href}">{label}</a>',
};
const frame = (words: string) => ({
  html: `<nav><fit-header></fit-header></nav><main>${words}<fit-page></fit-page></main><footer><fit-year></fit-year><fit-footer></fit-footer></footer>`,
  links,
});
const head = {
  scripts: ['/js/main.0a1b2c3d.js'],
  styles: ['css/main.css'],
  fonts: [],
  theme: 'theme()',
  boot: 'boot()',
};
const frames = { head, frames: { vi: frame('khung '), en: frame('frame ') } };

const nav = [
  {
    key: 'prices',
    path: '/pricing',
    place: 'header',
    for: 'guest',
    order: 1,
    text: { vi: 'Giá & <gói>', en: 'Prices' },
  },
  { key: 'work', path: '/work', place: 'header', for: 'user', order: 2, text: { vi: 'Việc', en: 'Work' } },
];
const entry = { files: ['js/remoteEntry.0a1b2c3d.js'], shared: [] };
const remoteFile = {
  paths: { '/': 'public', '/pricing': 'public', '/form': 'public' },
  nav,
  entry,
  routes: {
    '/pricing': { files: ['css/pricing.css'], shared: [] },
    '/form': { files: [], shared: ['@fitfolio/web-kit/ui/forms'] },
  },
};
const page = (file: string, title: string) => ({ file, title, description: 'a "quote"', index: true });
const pages = {
  '/pricing': {
    vi: page('pages/pricing.vi.html', 'Bảng giá'),
    en: page('pages/pricing.en.html', 'Pricing'),
  },
  '/form': { vi: page('pages/form.vi.html', 'Mẫu'), en: page('pages/form.vi.html', 'Form') },
};
/** Answers as a remote's own program does: the last line is what came out. */
const renderer = `
let text = '';
process.stdin.on('data', (chunk) => { text += chunk; }).on('end', () => {
  const out = JSON.parse(text).map(({ language, replies }) => ({
    html: '<p>' + language + ' ' + replies.listNotes.method + '</p>', title: 'T', description: '', index: true, rendered: { queries: {} },
  }));
  console.log('a library says something');
  console.log(JSON.stringify(out));
});`;

let edge: TestEdge;
beforeEach(async () => {
  edge = await startTestEdge();
  edge.write('shell/host/dist/frames.json', JSON.stringify(frames));
  edge.write('shell/host/dist/preload.json', JSON.stringify({ shared: {} }));
  edge.write('shell/host/dist/css/main.css', 'main{}');
  edge.write('mfe-home/dist/remote.json', JSON.stringify(remoteFile));
  edge.write('mfe-home/dist/css/pricing.css', 'p{background:url(../assets/a.png)}');
  edge.write(
    'mfe-home/dist/pages/pages.json',
    JSON.stringify({ pages, calls: { '/': { listNotes: '/api/notes' } } }),
  );
  edge.write('mfe-home/dist/pages/pricing.vi.html', '<h1>Bảng giá</h1>');
  edge.write('mfe-home/dist/pages/pricing.en.html', '<h1>Pricing</h1>');
  edge.write('mfe-home/dist/pages/form.vi.html', '<form></form>');
  edge.write('mfe-home/dist/pages/render.cjs', renderer);
});
afterEach(() => edge.close());

async function get(path: string, cookie = ''): Promise<{ html: string; headers: Headers; status: number }> {
  const reply = await fetch(edge.url + path, { headers: { cookie } });
  return { html: await reply.text(), headers: reply.headers, status: reply.status };
}
const isEmpty = (html: string): boolean => html.includes('<title>Fitfolio</title>');

describe('a rendered page', () => {
  it('is the frame of the host with the page of the remote, its title, its styles and the links of a guest', async () => {
    const { html, headers, status } = await get('/pricing');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="vi" data-rendered>');
    expect(html).toContain('<title>Bảng giá</title><meta name="description" content="a &quot;quote&quot;">');
    expect(html).toContain('<main>khung <h1>Bảng giá</h1></main>');
    expect(html).toContain('main{}p{background:url(/remotes/mfe-home/1.0.0/assets/a.png)}');
    expect(html).toContain('<nav><a aria-current="page" href="/pricing">Giá &amp; &lt;gói&gt;</a></nav>');
    expect(html).toContain(`<footer>${new Date().getFullYear()}</footer>`);
    expect(headers.get('vary')).toContain('cookie');
  });

  it.each([
    ['language=en', 'Pricing'],
    ['a=1; language=en', 'Pricing'],
    ['language=vi', 'Bảng giá'],
    ['language=klingon', 'Bảng giá'],
    ['language=', 'Bảng giá'],
    ['xlanguage=en', 'Bảng giá'],
  ])('is in the language of the cookie %j', async (cookie, title) => {
    expect((await get('/pricing', cookie)).html).toContain(`<title>${title}</title>`);
  });

  it('says to search engines and where it is shared what it is, and where', async () => {
    const { html } = await get('/pricing');
    expect(html).toContain(`<link rel="canonical" href="${edge.url}/pricing">`);
    expect(html).toContain('<meta property="og:title" content="Bảng giá">');
    const map = await (await fetch(`${edge.url}/sitemap.xml`)).text();
    expect(map.match(/<loc>[^<]+/g)).toEqual(
      ['/', '/form', '/pricing'].flatMap((path) =>
        ['', '?language=en'].map((query) => `<loc>${edge.url}${path}${query}`),
      ),
    );
  });

  it('has an address of its own in the other language, which an address may ask for', async () => {
    const { html } = await get('/pricing?language=en', 'language=vi');
    expect(html).toContain('<title>Pricing</title>');
    expect(html).toContain(`<link rel="canonical" href="${edge.url}/pricing?language=en">`);
    for (const [lang, query] of [
      ['vi', ''],
      ['en', '?language=en'],
      ['x-default', ''],
    ])
      expect(html).toContain(`<link rel="alternate" hreflang="${lang}" href="${edge.url}/pricing${query}">`);
    expect((await get('/pricing?language=klingon', 'language=en')).html).toContain('<title>Pricing</title>');
  });

  it('is shared with its picture, where its remote made one', async () => {
    const cards = { '/pricing': { vi: 'pages/card-pricing.vi.0a1b2c3d4e.png' } };
    edge.write('mfe-home/dist/pages/pages.json', JSON.stringify({ pages, cards, calls: {} }));
    edge.write('mfe-home/dist/pages/card-pricing.vi.0a1b2c3d4e.png', 'png');
    const picture = `${edge.url}/remotes/mfe-home/1.0.0/pages/card-pricing.vi.0a1b2c3d4e.png`;
    expect((await get('/pricing')).html).toContain(`<meta property="og:image" content="${picture}">`);
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
    expect((await get('/form')).html).not.toContain('og:image');
  });

  it('allows its inline scripts by their hashes, and no others', async () => {
    const { html, headers } = await get('/pricing');
    const inline = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text]) => text ?? '');
    expect(inline).toEqual(['theme()', 'boot()']);
    const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(policy).not.toContain('unsafe');
    const nonce = /<style nonce="([^"]+)"/.exec(html)?.[1];
    expect(policy).toContain(`'nonce-${nonce}'`);
  });

  it('brings its scripts with it where it is a form, and else only their names', async () => {
    const [reading, form] = [(await get('/pricing')).html, (await get('/form')).html];
    expect(form).toContain('<script defer src="/js/main.0a1b2c3d.js"');
    expect(reading).not.toContain('<script defer');
    expect(reading).toContain('"scripts":["/js/main.0a1b2c3d.js"]');
  });

  it.each([
    ['/pricing?bundle=1', true],
    ['/pricing/', true],
    ['/index.html', true],
    ['/pricing?utm_source=a&gclid=b', false],
  ])('is not what is sent for an address that may show something else: %s', async (path, empty) => {
    expect(isEmpty((await get(path)).html)).toBe(empty);
  });
});

describe('when the parts are of different times', () => {
  it('a remote without pages is loaded as before', async () => {
    await get('/pricing');
    rmSync(join(edge.root, 'mfe-home/dist/pages'), { recursive: true });
    expect(isEmpty((await get('/pricing')).html)).toBe(true);
  });

  it('a host of which this edge knows no frames is loaded as before', async () => {
    edge.write('shell/host/dist/frames.json', '{"head":{}}');
    expect(isEmpty((await get('/pricing')).html)).toBe(true);
  });

  it('a newer page is shown at once', async () => {
    await get('/pricing');
    edge.write('mfe-home/dist/pages/pricing.vi.html', '<h1>Mới</h1>');
    edge.write('mfe-home/dist/pages/pages.json', JSON.stringify({ pages, calls: {} }));
    expect((await get('/pricing')).html).toContain('<h1>Mới</h1>');
  });

  it('the last good page is kept while its remote is away', async () => {
    await get('/pricing');
    rmSync(join(edge.root, 'mfe-home/dist'), { recursive: true });
    expect((await get('/pricing')).html).toContain('<h1>Bảng giá</h1>');
    expect(isEmpty((await get('/form')).html)).toBe(true);
  });
});

it('a page that needs answers is rendered with them, and is empty until then', async () => {
  expect(isEmpty((await get('/')).html)).toBe(true);
  let html = '';
  for (let tries = 0; tries < 500 && !html.includes('<p>vi GET</p>'); tries += 1) {
    await delay(20);
    ({ html } = await get('/'));
  }
  expect(html).toContain('<p>vi GET</p>');
  expect(html).toContain('<script type="application/json" id="page-state">{"queries":{}}</script>');
});
