import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentSecurityPolicy, pageHeaders } from './headers.js';
import { distOf, type ModuleFolders, remoteName } from './modules.js';
import { renderPage } from './page.js';

/** `app.3f9a12c0.js`: the name changes with the content. */
const hashed = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
/** A page is written anew for each request: a good pack in well under a millisecond. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const yearSeconds = 365 * 24 * 3600;

const cacheControl = (file: string): string =>
  hashed.test(file) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';

/** The host at `/`, each remote below `/remotes/`, `/modules.json`; every other path is a page of the host. */
export async function registerSite(
  app: FastifyInstance,
  root: string,
  folders: ModuleFolders,
  google: boolean,
): Promise<void> {
  const hostDist = join(root, 'shell/host/dist');
  const files = {
    preCompressed: true,
    cacheControl: false,
    index: false,
    wildcard: true,
    setHeaders: (reply: FastifyReply, file: string) => {
      reply.header('cache-control', cacheControl(file.replace(/\.br$/, '')));
      reply.header('x-content-type-options', 'nosniff');
    },
  } as const;

  app.get('/modules.json', (_request, reply) => {
    const { modules, away, leftOut } = folders.read();
    return reply
      .header('cache-control', 'no-cache')
      .send({ modules: modules.map((m) => m.entry), away, leftOut });
  });
  const remotes = async (scope: FastifyInstance): Promise<void> => {
    await scope.register(fastifyStatic, { ...files, root, serve: false });
    scope.setNotFoundHandler((_request, reply) =>
      reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
    );
    // Not one root for each remote: one that comes while the edge runs is served as well.
    scope.get<{ Params: { name: string; '*': string } }>('/:name/*', ({ params }, reply) =>
      remoteName.test(params.name)
        ? reply.sendFile(params['*'], distOf(root, params.name))
        : reply.callNotFound(),
    );
  };
  await app.register(remotes, { prefix: '/remotes' });
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { ...files, decorateReply: false, root: hostDist, prefix: '/' });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (request.method !== 'GET' || /\.[a-z0-9]+$/i.test(path))
      return reply.code(404).type('text/plain').send('Not found');
    const { html, nonce } = renderPage(root, path, folders.read());
    reply
      .headers({
        ...pageHeaders,
        'content-security-policy': contentSecurityPolicy(nonce, { google }),
        vary: 'accept-encoding',
      })
      .type('text/html; charset=utf-8');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
    return reply.header('content-encoding', 'br').send(brotliCompressSync(html, quickly));
  });
}
