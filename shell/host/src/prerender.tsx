import { addResources, Toaster } from '@fitfolio/web-kit/host';
import type { Language } from '@fitfolio/web-kit/i18n';
import { PageSkeleton } from '@fitfolio/web-kit/page';
import { renderForGuest } from '@fitfolio/web-kit/prerender';
import { createElement, Suspense } from 'react';
import { AppLayout } from './frame/app-layout.js';
import en from './locales/en.json' with { type: 'json' };
import vi from './locales/vi.json' with { type: 'json' };
import { setModules } from './remotes/module-list.js';

/** What the edge replaces: the page, the links of header and footer, and in a link its address and its words. */
const slots = {
  page: '<fit-page></fit-page>',
  header: '<fit-header></fit-header>',
  footer: '<fit-footer></fit-footer>',
  year: '<fit-year></fit-year>',
  href: '{href}',
  label: '{label}',
};

const label = 'fit-label';
const entry = (key: string, place: string, look?: string) => ({
  key,
  place,
  path: `/fit-${key}`,
  for: 'guest',
  order: 1,
  text: { vi: label, en: label },
  ...(look ? { look } : {}),
});
const links = [
  entry('plain', 'header'),
  entry('strong', 'header', 'strong'),
  entry('button', 'header', 'button'),
  entry('footer', 'footer'),
];

const render = (path: string, language: Language): Promise<string> =>
  renderForGuest(
    <>
      <AppLayout>
        <Suspense fallback={<PageSkeleton />}>{createElement('fit-page')}</Suspense>
      </AppLayout>
      <Toaster />
    </>,
    { path, language },
  );

function linkIn(html: string, key: string): string {
  const found = new RegExp(`<a [^>]*href="/fit-${key}"[^>]*>.*?</a>`).exec(html);
  if (!found) throw new Error(`The frame shows no link of the kind ${key}.`);
  return found[0];
}

const templateOf = (html: string, key: string): string =>
  linkIn(html, key).replace(`/fit-${key}`, slots.href).replace(label, slots.label);

function replaced(html: string, part: string, slot: string): string {
  if (html.split(part).length !== 2) throw new Error(`The frame does not hold once: ${part}`);
  return html.replace(part, () => slot);
}

/**
 * The frame of every page in one language, with slots, and its links as templates. The remotes of a site bring the
 * links, so they are not known yet.
 */
export async function renderFrame(language: Language) {
  addResources('host', { vi, en });
  const listed = { name: 'mfe-links', version: '1.0.0', manifest: '/links', paths: {}, nav: links };
  setModules({ modules: [listed] });
  const html = await render('/', language);
  const header = ['plain', 'strong', 'button'].map((key) => linkIn(html, key)).join('');
  let frame = replaced(html, header, slots.header);
  frame = replaced(frame, linkIn(html, 'footer'), slots.footer);
  frame = replaced(frame, String(new Date().getFullYear()), slots.year);
  replaced(frame, slots.page, slots.page);
  return {
    html: frame,
    links: {
      plain: templateOf(html, 'plain'),
      strong: templateOf(html, 'strong'),
      button: templateOf(html, 'button'),
      footer: templateOf(html, 'footer'),
      plainHere: templateOf(await render('/fit-plain', language), 'plain'),
      strongHere: templateOf(await render('/fit-strong', language), 'strong'),
    },
  };
}
