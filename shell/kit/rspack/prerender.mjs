import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseConfig, kitFolder, rspack } from './base-config.mjs';
import { iconPng, shareCard } from './share-cards.mjs';

export const languages = ['vi', 'en'];
/** For home screens, and where a site shows whose it is. */
const iconPixels = [180, 192, 512];
const outputBytesMax = 64 * 1024 * 1024;

/** What the same sources are for Node: one file, without federation and without styles but with the same class names. */
function nodeConfig({ folder, uniqueName, renderer, skipped, out }) {
  const config = baseConfig({ folder, production: true, refresh: false, lightContracts: true });
  const exportsOnly = (generator) => ({ ...generator, exportsOnly: true });
  const entry = [
    `import { answerStdin } from ${JSON.stringify(join(kitFolder, 'rspack/render-entry.mjs'))};`,
    renderer,
    'void answerStdin(render);',
  ].join('\n');
  return {
    ...config,
    target: 'node24',
    entry: { render: `data:text/javascript,${encodeURIComponent(entry)}` },
    output: {
      ...config.output,
      path: out,
      clean: false,
      filename: '[name].cjs',
      uniqueName,
      publicPath: '/',
    },
    // Pages that are not rendered need not be read.
    externals: [({ request }, done) => (skipped.has(request) ? done(null, 'undefined', 'var') : done())],
    module: {
      ...config.module,
      rules: config.module.rules.map((rule) =>
        rule.type === 'asset/resource'
          ? { ...rule, generator: { emit: false } }
          : rule.generator
            ? { ...rule, generator: exportsOnly(rule.generator) }
            : rule,
      ),
      generator: {
        'css/auto': exportsOnly(config.module.generator['css/auto']),
        'css/module': exportsOnly(config.module.generator['css/module']),
      },
    },
    plugins: [
      ...config.plugins.filter(({ constructor }) => constructor.name === 'NormalModuleReplacementPlugin'),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { ...config.optimization, minimize: false, splitChunks: false },
  };
}

const build = (config) =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (fault ? reject(fault) : resolve()));
    });
  });

/** Runs a renderer: a list of what is wanted goes in, what came out is the last line. */
const ask = (file, wanted) =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [file],
      { maxBuffer: outputBytesMax, env: { NODE_ENV: 'production' } },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`The pages could not be rendered: ${stderr || error.message}`));
        else resolve(JSON.parse(stdout.trimEnd().split('\n').at(-1)));
      },
    );
    child.stdin.end(JSON.stringify(wanted));
  });

/**
 * After the build, builds the sources once more for Node and lets them render pages; `write(dist, ask, copyTo)` puts them
 * beside the rest.
 *
 * @param {{ folder: string, uniqueName: string, renderer: string, skipped?: readonly string[], write: Function }} options
 * `renderer` is the source that defines `render`; `skipped` are imports that are never called.
 */
export class PrerenderPlugin {
  constructor({ skipped = [], ...options }) {
    this.options = { ...options, skipped: new Set(skipped) };
  }
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('Prerender', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const out = mkdtempSync(join(tmpdir(), 'fitfolio-render-'));
      try {
        await build(nodeConfig({ ...this.options, out }));
        const file = join(out, 'render.cjs');
        await this.options.write({
          dist: compilation.outputOptions.path,
          ask: (wanted) => ask(file, wanted),
          copyTo: (target) => copyFileSync(file, target),
        });
      } finally {
        rmSync(out, { recursive: true, force: true });
      }
    });
  }
}

const fileName = (path) => (path === '/' ? 'index' : path.slice(1).replaceAll('/', '-'));

/**
 * Writes `pages/pages.json` and the pages of a remote's routes that say `prerender`. What waits for answers is rendered
 * by the edge, with the program `pages/render.cjs`.
 */
export const remotePages = ({ folder, uniqueName, routes }) =>
  new PrerenderPlugin({
    folder,
    uniqueName,
    renderer: [
      `import remote from ${JSON.stringify(join(folder, 'src/remote.ts'))};`,
      `import { rendererOf } from ${JSON.stringify(join(kitFolder, 'src/prerender.tsx'))};`,
      'const render = rendererOf(remote);',
    ].join('\n'),
    skipped: routes.filter(({ prerender }) => !prerender).map(({ request }) => request),
    async write({ dist, ask, copyTo }) {
      const wanted = routes.flatMap(({ path, prerender }) =>
        prerender
          ? languages.map((language) => ({ path, language, waits: Object.keys(prerender).length > 0 }))
          : [],
      );
      const [pages, cards] = [{}, {}];
      mkdirSync(join(dist, 'pages'), { recursive: true });
      for (const [n, { html, rendered: _none, ...meta }] of (await ask(wanted)).entries()) {
        const { path, language, waits } = wanted[n];
        if (meta.index) {
          const card = shareCard({ ...meta, place: `${fileName(path)}.${language}` });
          writeFileSync(join(dist, 'pages', card.name), card.bytes);
          cards[path] = { ...cards[path], [language]: `pages/${card.name}` };
        }
        if (waits) continue;
        const file = `pages/${fileName(path)}.${language}.html`;
        writeFileSync(join(dist, file), html);
        pages[path] = { ...pages[path], [language]: { file, ...meta } };
      }
      const calls = Object.fromEntries(
        routes
          .filter(({ prerender }) => Object.keys(prerender ?? {}).length > 0)
          .map(({ path, prerender }) => [path, prerender]),
      );
      if (Object.keys(calls).length > 0) copyTo(join(dist, 'pages/render.cjs'));
      writeFileSync(join(dist, 'pages/pages.json'), JSON.stringify({ pages, cards, calls }, null, 1));
    },
  });

/** Writes `frames.json`: the host's frame in each language, and what the edge needs to make a document of it. */
export const hostFrames = ({ folder, uniqueName, head }) =>
  new PrerenderPlugin({
    folder,
    uniqueName,
    renderer: `import { renderFrame as render } from ${JSON.stringify(join(folder, 'src/prerender.tsx'))};`,
    async write({ dist, ask }) {
      for (const pixels of iconPixels)
        writeFileSync(join(dist, `icon-${pixels}.png`), iconPng(join(folder, 'public/icon.svg'), pixels));
      const frames = await ask(languages);
      const byLanguage = Object.fromEntries(languages.map((language, n) => [language, frames[n]]));
      writeFileSync(
        join(dist, 'frames.json'),
        JSON.stringify({ head: head(dist), frames: byLanguage }, null, 1),
      );
    },
  });
