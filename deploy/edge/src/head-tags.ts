import { inlineData } from './page.js';
import { type Language, languages, type RenderedPage } from './rendered-files.js';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => escapes[c] ?? c);

/** In an address: the language that the page is wanted in, before what was chosen. */
export const languageParam = 'language';
const defaultLanguage: Language = 'vi';
const locales = { vi: 'vi_VN', en: 'en_US' } as const;
const cardSize = { width: '1200', height: '630' };

/** The address of a page in a language, for search engines; the default language has the plain one. */
export const addressOf = (url: string, language: Language): string =>
  language === defaultLanguage ? url : `${url}?${languageParam}=${language}`;

/** What a link to the page shows where it is shared, but for addresses. */
export function shareTags({ title, description }: RenderedPage, language: Language): string {
  const others = languages.filter((other) => other !== language);
  const tags: readonly [name: string, value: string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Fitfolio'],
    ['og:locale', locales[language]],
    ...others.map((other): [string, string] => ['og:locale:alternate', locales[other]]),
    ['og:title', title],
    ...(description ? [['og:description', description] as [string, string]] : []),
  ];
  return tags.map(propertyTag).join('');
}

const propertyTag = ([name, value]: readonly [string, string]): string =>
  `<meta property="${name}" content="${escapeHtml(value)}">`;

/** Where the page stands on its site: its one address, the other language's, its picture, and whose site it is. */
export function addressTags(
  origin: string,
  path: string,
  language: Language,
  card: { readonly file: string; readonly alt: string } | undefined,
): string {
  const url = `${origin}${path}`;
  const own = escapeHtml(addressOf(url, language));
  const alternates = [...languages.map((each) => [each, addressOf(url, each)] as const), ['x-default', url]];
  return [
    `<link rel="canonical" href="${own}"><meta property="og:url" content="${own}">`,
    ...alternates.map(
      ([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href ?? '')}">`,
    ),
    ...(card
      ? cardTags(`${origin}${card.file}`, card.alt)
      : ['<meta name="twitter:card" content="summary">']),
    path === '/' ? inlineData('application/ld+json', siteOf(origin)) : '',
  ].join('');
}

const cardTags = (url: string, alt: string): string[] => [
  propertyTag(['og:image', url]),
  propertyTag(['og:image:width', cardSize.width]),
  propertyTag(['og:image:height', cardSize.height]),
  propertyTag(['og:image:alt', alt]),
  '<meta name="twitter:card" content="summary_large_image">',
];

/** Organisation and site, as schema.org names them. */
const siteOf = (origin: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: 'Fitfolio',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name: 'Fitfolio',
      url: `${origin}/`,
      inLanguage: languages,
      publisher: { '@id': `${origin}/#organization` },
    },
  ],
});
