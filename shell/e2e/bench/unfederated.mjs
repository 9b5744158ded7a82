// The same pages as one plain application, built and served for comparison with the federated site.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { baseConfig, rspack } from '@fitfolio/web-kit/rspack/base-config.mjs';
import { FontPreloadPlugin } from '@fitfolio/web-kit/rspack/define-host-build.mjs';
import { indexHtml } from '@fitfolio/web-kit/rspack/index-html.mjs';
import { ThemeAssetsPlugin } from '@fitfolio/web-kit/rspack/theme-assets.mjs';
import { root } from '../src/support/product.ts';

export const remotes = () => readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** Stands in for the federation runtime: a remote is a lazy chunk of this very build. */
const loader = () => `const load = {
${remotes()
  .map((name) => `  '${name}': () => import(${JSON.stringify(join(root, name, 'src/remote.ts'))}),`)
  .join('\n')}
};
export const loadRemoteModule = ({ name }) => load[name]();
`;

/** Builds it; answers the folder. */
export async function buildUnfederated() {
  const out = mkdtempSync(join(tmpdir(), 'fitfolio-plain-'));
  const host = join(root, 'shell/host');
  const stand = join(out, 'federation.mjs');
  writeFileSync(stand, loader());
  const config = baseConfig({ folder: host, production: true, refresh: false, lightContracts: true });
  const compiler = rspack({
    ...config,
    entry: { main: './src/main.ts' },
    output: { ...config.output, path: join(out, 'dist'), publicPath: '/', uniqueName: 'fitfolio_plain' },
    plugins: [
      ...config.plugins,
      new rspack.NormalModuleReplacementPlugin(/[\\/]federation\.js$/, stand),
      new ThemeAssetsPlugin(),
      new rspack.HtmlRspackPlugin({
        inject: false,
        minify: false,
        templateContent: ({ htmlRspackPlugin: { files } }) => indexHtml(files),
      }),
      new FontPreloadPlugin(),
    ],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (fault ? reject(fault) : resolve()));
    });
  });
  mkdirSync(join(out, 'dist'), { recursive: true });
  return { folder: out, dist: join(out, 'dist') };
}

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Passes a call on to the product at `api`. */
function forward(request, reply, api) {
  const { method, headers, url } = request;
  const { host } = new URL(api);
  const call = ask(api + url, { method, headers: { ...headers, host, origin: api } }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  call.on('error', () => reply.writeHead(502).end());
  request.pipe(call);
}

/**
 * Serves the plain build as the edge would: brotli, the module list `list` inlined, `preloads(path)` in the head. Calls
 * go to `api`; without it nobody is signed in.
 */
export async function servePlain(dist, list, preloads, api) {
  const packed = new Map();
  const brotli = (key, bytes) => {
    if (!packed.has(key))
      packed.set(key, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    return packed.get(key);
  };
  const server = createServer((request, reply) => {
    const path = new URL(request.url, 'http://x').pathname;
    if (path.startsWith('/api/') && api) return forward(request, reply, api);
    if (path.startsWith('/api/'))
      return reply
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"code":"UNAUTHENTICATED","message":"","requestId":""}');
    const isFile = extname(path) !== '';
    let bytes;
    try {
      bytes = readFileSync(join(dist, isFile ? path : 'index.html'));
    } catch {
      return reply.writeHead(404).end();
    }
    if (!isFile) {
      const head = `<script type="application/json" id="module-list">${list}</script>${preloads(path).join('')}`;
      bytes = Buffer.from(bytes.toString().replace('</head>', `${head}</head>`));
    }
    const type = types[isFile ? extname(path) : '.html'] ?? 'application/octet-stream';
    if (/woff2/.test(type)) return reply.writeHead(200, { 'content-type': type }).end(bytes);
    reply
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br' })
      .end(brotli(isFile ? path : `page ${bytes.length}`, bytes));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
