import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { answers, type Modules } from '@fitfolio/registry/people';
import { addressOfRelease, type Release } from '@fitfolio/registry/release';
import type { AnsweredPages } from './answered-pages.js';
import { rulesFor } from './first-look.js';
import { addressTags, escapeHtml, shareTags } from './head-tags.js';
import { inlineJson, moduleList, nonceTag } from './page.js';
import { preloadsFor, preloadTag, routeOf, sharedFiles } from './preloads.js';
import {
  type FramesFile,
  type Language,
  readFrames,
  readPages,
  type RenderedPage,
} from './rendered-files.js';

/** Pages with this group are there to be filled in: their scripts come at once. Others wait for a first sign. */
const formGroup = '@fitfolio/web-kit/ui/forms';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Documents kept of one path: people who try different releases get different ones. */
const variantsMax = 8;

/** A document but for its nonce. */
interface Composed {
  readonly beforeStyle: string;
  readonly afterStyle: string;
  readonly card: { readonly file: string; readonly alt: string } | undefined;
  /** Of the inline scripts, for the policy. */
  readonly hashes: readonly string[];
}

export interface Document {
  readonly html: string;
  readonly hashes: readonly string[];
}

/** One page with all that the frame around it is made of. */
interface Parts {
  readonly frames: FramesFile;
  readonly page: RenderedPage;
  readonly language: Language;
  readonly path: string;
  readonly owner: Release;
  readonly modules: Modules;
}

/**
 * Pages as HTML: the frame of the host, and in it what the remote's own build rendered. One that was good is kept while
 * its remote is away.
 */
export class RenderedPages {
  readonly #root: string;
  readonly #answered: AnsweredPages;
  /** By language and path, then by what the document was made of; the last made is the last. */
  readonly #composed = new Map<string, Map<string, Composed>>();

  constructor(root: string, answered: AnsweredPages) {
    this.#root = root;
    this.#answered = answered;
  }

  /** The document of a path in a language, on the site `origin`; null where nothing was rendered. */
  find(
    path: string,
    language: Language,
    modules: Modules,
    { nonce, origin }: { readonly nonce: string; readonly origin: string },
  ): Document | null {
    const composed = this.#current(path, language, modules);
    if (!composed) return null;
    const { beforeStyle, afterStyle, card, hashes } = composed;
    const address = addressTags(origin, path, language, card);
    const html = `${beforeStyle}${address}${nonceTag(nonce)}<style nonce="${nonce}">${afterStyle}`;
    return { html, hashes };
  }

  /** The paths that search engines may list. */
  listed({ modules }: Modules): string[] {
    return modules
      .flatMap((owner) => {
        const listed = this.#pagesOf(owner);
        if (!listed) return [];
        const open = Object.entries(listed.pages).filter(([, { vi }]) => vi?.index);
        return [...open.map(([path]) => path), ...Object.keys(listed.calls)];
      })
      .sort();
  }

  /** Lets the pages render that need answers, before anybody asks for them. */
  warm(modules: Modules): void {
    for (const owner of modules.modules)
      for (const path of Object.keys(this.#pagesOf(owner)?.calls ?? {})) this.#pageOf(owner, path, 'vi');
  }

  #current(path: string, language: Language, modules: Modules): Composed | null {
    const key = `${language} ${path}`;
    const kept = this.#composed.get(key) ?? new Map<string, Composed>();
    const last = [...kept.values()].at(-1) ?? null;
    const owner = modules.modules.find(({ entry }) => answers(entry.paths, path));
    if (!owner) return modules.away.some(({ paths }) => answers(paths, path)) ? last : null;
    try {
      const found = this.#pageOf(owner, path, language);
      if (!found) return null;
      const framesFile = join(this.#root, 'shell/host/dist/frames.json');
      const signature = [found.version, statSync(framesFile).mtimeMs, JSON.stringify(modules)].join(' ');
      const same = kept.get(signature);
      if (same) return same;
      const frames = readFrames(framesFile);
      const composed = this.#compose({ frames, page: found.page(), language, path, owner, modules });
      const [oldest] = kept.keys();
      if (kept.size >= variantsMax && oldest !== undefined) kept.delete(oldest);
      this.#composed.set(key, kept.set(signature, composed));
      return composed;
    } catch {
      // A build is being replaced, or the host is of another time than this edge.
      return last;
    }
  }

  #pagesOf(owner: Release) {
    const file = join(owner.dist, 'pages/pages.json');
    return existsSync(file) ? { ...readPages(file), mtimeMs: statSync(file).mtimeMs } : null;
  }

  #pageOf(
    owner: Release,
    path: string,
    language: Language,
  ): { version: string; page: () => RenderedPage } | null {
    const listed = this.#pagesOf(owner);
    if (!listed) return null;
    const { dist } = owner;
    const calls = listed.calls[path];
    if (calls) {
      const answered = this.#answered.find(join(dist, 'pages/render.cjs'), path, calls);
      const page = answered?.pages[language];
      return answered && page ? { version: answered.digest, page: () => page } : null;
    }
    const found = listed.pages[path]?.[language];
    if (!found) return null;
    const page = (): RenderedPage => ({
      ...found,
      html: readFileSync(join(dist, found.file), 'utf8'),
      rendered: null,
    });
    return { version: String(listed.mtimeMs), page };
  }

  #compose({ frames, page, language, path, owner, modules }: Parts): Composed {
    const { head } = frames;
    const route = routeOf(owner.remote, path);
    const form = route?.shared.includes(formGroup) ?? false;
    const framing = framed(frames, language, path, modules, page.html);
    const styles = this.#styles(head.styles, owner, route, form ? null : framing);
    const links = preloadsFor(this.#root, path, modules.modules).filter(({ as }) => as !== 'style');
    const later = form
      ? { scripts: [], preloads: [], styles: false }
      : { scripts: head.scripts, preloads: links, styles: true };
    const eager = form
      ? [...links.map(preloadTag), ...head.scripts.map((src) => `<script defer src="${src}"></script>`)]
      : [];
    const beforeStyle = [
      `<!doctype html><html lang="${language}" data-rendered${form ? ' data-late-fonts' : ''}><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escapeHtml(page.title)}</title>`,
      page.description ? `<meta name="description" content="${escapeHtml(page.description)}">` : '',
      `<meta name="robots" content="${page.index ? 'index,follow' : 'noindex'}">`,
      shareTags(page, language),
      '<meta name="theme-color" content="#3b82f6"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
      '<link rel="manifest" href="/site.webmanifest"><link rel="apple-touch-icon" href="/icon-180.png">',
      `<script>${head.theme}</script>`,
    ].join('');
    const afterStyle = [
      `${styles.text}</style>`,
      ...styles.links,
      // A form is to be alive soon: its scripts go first, and the fonts, too late for this first look anyway, after them.
      ...(form ? eager : head.fonts.map(fontTag)),
      moduleList(modules),
      page.rendered ? inlineJson('page-state', page.rendered) : '',
      inlineJson('boot', later),
      `</head><body><div id="root" data-path="${path}" data-language="${language}"${form ? ' data-form' : ''}>`,
      framing,
      `</div><script>${head.boot}</script></body></html>`,
    ].join('');
    const file = this.#pagesOf(owner)?.cards[path]?.[language];
    const card =
      file === undefined ? undefined : { file: `${addressOfRelease(owner.entry)}/${file}`, alt: page.title };
    return { beforeStyle, afterStyle, card, hashes: [hashOf(head.theme), hashOf(head.boot)] };
  }

  /**
   * What the first look needs, in the order in which it would be loaded, and the style sheets it is of. A page to read has
   * the rules that its HTML can use, and its scripts bring the whole sheets; a form, which is alive at once, has them all.
   */
  #styles(
    host: readonly string[],
    { entry, dist }: Release,
    route: ReturnType<typeof routeOf>,
    html: string | null,
  ): { readonly text: string; readonly links: readonly string[] } {
    const isStyle = (file: string): boolean => file.endsWith('.css');
    const hostDist = join(this.#root, 'shell/host/dist');
    const address = addressOfRelease(entry);
    const shared = sharedFiles(this.#root, route?.shared ?? []).filter(isStyle);
    const own = (route?.files ?? []).filter(isStyle);
    const text = [
      ...[...host, ...shared].map((file) => readFileSync(join(hostDist, file), 'utf8')),
      // Its addresses are relative to its own place.
      ...own.map((file) =>
        readFileSync(join(dist, file), 'utf8').replace(/url\((['"]?)\.\.\//g, `url($1${address}/`),
      ),
    ].join('');
    const links = [
      ...(html === null ? [] : host.map((file) => loadedStyle(`/${file}`))),
      ...shared.map((file) => loadedStyle(`/${file}`)),
      ...own.map((file) => loadedStyle(`${address}/${file}`, chunkOf(entry.name, file))),
    ];
    return { text: html === null ? text : rulesFor(html, text), links };
  }
}

const fontTag = (href: string): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

/** The name under which the build's own loader looks for a style sheet: `mfe_home:chunk-src_home_home-page_tsx`. */
const chunkOf = (remote: string, file: string): string =>
  `${remote.replaceAll('-', '_')}:chunk-${file.replace(/^.*\//, '').replace(/\.[0-9a-f]+\.css$/, '')}`;

/**
 * A style sheet whose rules are in the page, all or those it can use. A browser does not ask for one that is disabled, and
 * a loader finds it.
 */
const loadedStyle = (href: string, chunk?: string): string =>
  `<link rel="stylesheet" href="${href}"${chunk ? ` data-rspack="${chunk}"` : ''} disabled>`;

interface Link {
  readonly path: string;
  readonly place: string;
  readonly for: string;
  readonly order: number;
  readonly look?: string;
  readonly text: Readonly<Record<Language, string>>;
}

/** The frame with the page and the links that a guest sees, in the order in which the host shows them. */
function framed(
  { frames }: FramesFile,
  language: Language,
  path: string,
  { modules }: Modules,
  page: string,
): string {
  const frame = frames[language];
  const links = modules.flatMap(({ entry }) => entry.nav as unknown as readonly Link[]);
  const shown = (place: string): string =>
    links
      .filter((link) => link.place === place && ['everyone', 'guest'].includes(link.for))
      .toSorted((a, b) => a.order - b.order)
      .map((link) => {
        const look = place === 'footer' ? 'footer' : (link.look ?? 'plain');
        const here = path === link.path || path.startsWith(`${link.path}/`);
        const template = (here && frame.links[`${look}Here`]) || frame.links[look] || '';
        return template
          .replace('{href}', () => escapeHtml(link.path))
          .replace('{label}', () => escapeHtml(link.text[language]));
      })
      .join('');
  return frame.html
    .replace('<fit-header></fit-header>', () => shown('header'))
    .replace('<fit-footer></fit-footer>', () => shown('footer'))
    .replace('<fit-year></fit-year>', String(new Date().getFullYear()))
    .replace('<fit-page></fit-page>', () => page);
}
