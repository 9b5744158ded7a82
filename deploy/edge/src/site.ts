import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { Counts } from '@fitfolio/registry/counts';
import { answers, isClaimed, isTried, modulesFor, nobody, type Served } from '@fitfolio/registry/people';
import { releaseVersion, remoteName } from '@fitfolio/registry/release';
import type { ModuleSource } from '@fitfolio/registry/source';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, pageHeaders } from './headers.js';
import { addressOf, languageParam } from './head-tags.js';
import { emptyPage } from './page.js';
import { EdgeProblem, sendProblem } from './problem.js';
import { type Language, languages } from './rendered-files.js';
import type { RenderedPages } from './rendered-pages.js';
import { namedPerson, personOf } from './visitors.js';

/** `app.3f9a12c0.js`: the name changes with the content. */
const hashed = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
/** A page is written anew for each request: a good pack in about a millisecond. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
const yearSeconds = 365 * 24 * 3600;

const immutable = `public, max-age=${yearSeconds}, immutable`;

/** What only the build and the edge read, and pages, which are never sent as they lie there. */
const notShown =
  /(^|\/)(mf-stats|preload|remote|release|frames|pages)\.json(\.br)?$|\.(html|map|cjs)(\.br)?$/;
const looksLikeFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);
const takesBrotli = (accepted = ''): boolean =>
  accepted.split(',').some((one) => /^\s*br\s*(;|$)/.test(one) && !/;\s*q=0(\.0*)?\s*$/.test(one));

/** What advertisers add to an address; no page reads it. */
const campaign = /^(utm_[a-z]+|gclid|fbclid|zarsrc)$/;
/** A page was rendered for its own address without a query, which may say what a page shows; its language may be in it. */
function isPlain(url: string, path: string): boolean {
  const [own, query = ''] = url.split('?', 2);
  return (
    own === path &&
    [...new URLSearchParams(query).keys()].every((name) => name === languageParam || campaign.test(name))
  );
}

const chosenLanguage = (cookie = ''): Language =>
  /(?:^|;\s*)language=en\s*(?:;|$)/.test(cookie) ? 'en' : 'vi';
/** What the address asks for, else what was chosen before. */
function languageOf({ url, headers }: FastifyRequest): Language {
  const asked = new URLSearchParams(url.split('?', 2)[1]).get(languageParam);
  return languages.find((language) => language === asked) ?? chosenLanguage(headers.cookie);
}

/** While a release is tried, an answer is one person's. */
const cacheControlFor = (served: Served): string => (isTried(served) ? 'private, no-cache' : 'no-cache');

interface SiteOptions {
  readonly google: boolean;
  readonly publicUrl?: string | undefined;
  readonly counts: Counts;
}

/** The host at `/`, each release of a remote below `/remotes/`, `/modules.json`; every other path is a page of the host. */
export async function registerSite(
  app: FastifyInstance,
  root: string,
  source: ModuleSource,
  rendered: RenderedPages,
  { google, publicUrl, counts }: SiteOptions,
): Promise<void> {
  const hostDist = join(root, 'shell/host/dist');
  await app.register(fastifyStatic, {
    root: hostDist,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (reply: FastifyReply, file: string) => {
      const isHashed = hashed.test(file.replace(/\.br$/, ''));
      reply.header('cache-control', isHashed ? immutable : 'no-cache');
    },
  });
  const originOf = ({ protocol, host }: FastifyRequest): string =>
    publicUrl?.replace(/\/+$/, '') ?? `${protocol}://${host}`;
  const sendFile = (reply: FastifyReply, file: string, folder: string): FastifyReply => {
    if (looksLikeFile(file) && !notShown.test(file)) return reply.sendFile(file, folder);
    reply.callNotFound();
    return reply;
  };
  const sendPage = (request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply => {
    const served = source.served();
    const person = namedPerson(request, reply, served);
    const modules = modulesFor(served, person);
    const owner = modules.modules.find(({ entry }) => answers(entry.paths, path))?.entry;
    const hasCanary = served.modules.some(({ name, canary }) => canary !== null && name === owner?.name);
    if (owner && hasCanary && person.visitor !== null && request.method === 'GET')
      counts.viewed(owner.name, owner.version, person.visitor);
    const nonce = randomBytes(16).toString('base64');
    const page = isPlain(request.url, path)
      ? rendered.find(path, languageOf(request), modules, { nonce, origin: originOf(request) })
      : null;
    const html = page?.html ?? emptyPage(root, path, modules, nonce);
    reply
      .headers({
        ...pageHeaders,
        'content-security-policy': contentSecurityPolicy(nonce, { google, scripts: page?.hashes ?? [] }),
        'cache-control': cacheControlFor(served),
        vary: 'accept-encoding, cookie',
      })
      .type('text/html; charset=utf-8');
    if (!isClaimed(path, modules)) reply.code(404).header('x-robots-tag', 'noindex');
    if (!takesBrotli(request.headers['accept-encoding'])) return reply.send(html);
    return reply.header('content-encoding', 'br').send(brotliCompressSync(html, quickly));
  };

  app.get('/modules.json', (request, reply) => {
    const served = source.served();
    const { modules, away, leftOut } = modulesFor(served, personOf(request));
    return reply
      .headers({ 'cache-control': cacheControlFor(served), vary: 'cookie' })
      .send({ modules: modules.map((m) => m.entry), away, leftOut });
  });
  app.get('/sitemap.xml', (request, reply) => {
    const origin = originOf(request).replace(/[<>&"]/g, '');
    const urls = rendered.listed(modulesFor(source.served(), nobody)).flatMap((path) => {
      const alternates = languages.map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(`${origin}${path}`, language)}"/>`,
      );
      return languages.map(
        (language) =>
          `<url><loc>${addressOf(`${origin}${path}`, language)}</loc>${alternates.join('')}</url>`,
      );
    });
    const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
    return reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(map);
  });
  // Not one root for each remote: one that comes while the edge runs is served as well.
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    ({ params: { name, version, '*': file } }, reply) => {
      const isRelease = remoteName.test(name) && releaseVersion.test(version);
      const folder = isRelease ? source.folderOf(name, version) : null;
      return sendFile(reply, folder === null ? '' : file, folder ?? hostDist);
    },
  );
  app.get('/index.html', (request, reply) => sendPage(request, reply, '/'));
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    return looksLikeFile(path)
      ? sendFile(reply, request.params['*'], hostDist)
      : sendPage(request, reply, path);
  });
  app.setNotFoundHandler((request, reply) => {
    if (['GET', 'HEAD'].includes(request.method))
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not found');
    reply.header('allow', 'GET, HEAD');
    return sendProblem(reply, request, new EdgeProblem(405, 'METHOD_NOT_ALLOWED', 'Not with this method.'));
  });
}
