import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig, rspack } from './base-config.mjs';
import { indexHtml } from './index-html.mjs';
import { bootSource } from './boot-assets.mjs';
import { DataFilePlugin, hostPreloads } from './preload-data.mjs';
import { hostFrames } from './prerender.mjs';
import { providedByHost } from './shared-modules.mjs';
import { ThemeAssetsPlugin, themeFiles } from './theme-assets.mjs';
import { versions } from './versions.mjs';

/** Fonts of the first screen: regular and semibold, in both subsets Vietnamese text mixes. */
const firstFonts = /be-vietnam-pro-(latin|vietnamese)-(400|600)-normal\.[0-9a-f]+\.woff2$/;

/** Rewrites the emitted page once the font files have their names. */
export class FontPreloadPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FontPreload', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FontPreload', stage }, () => {
        const names = [...compilation.getAssets()].map((a) => a.name);
        const links = names
          .filter((n) => firstFonts.test(n))
          .map((n) => `<link rel="preload" href="/${n}" as="font" type="font/woff2" crossorigin>`)
          .join('\n    ');
        const page = compilation.getAsset('index.html');
        if (!page) return;
        const html = page.source.source().toString().replace('<!--fonts-->', links);
        compilation.updateAsset('index.html', new compiler.webpack.sources.RawSource(html));
      });
    });
  }
}

/** What the edge needs to make a document of a frame, read from the page as it was written: names change until then. */
const headOf = (dist) => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const found = (pattern) => [...page.matchAll(pattern)].map(([, href]) => href);
  return {
    scripts: found(/<script defer src="([^"]+)"/g),
    // In the order in which they hold; files of the host's folder.
    styles: found(/<link rel="stylesheet" href="\/([^"]+)"/g),
    fonts: found(/<link rel="preload" href="([^"]+)" as="font"/g),
    theme: themeFiles.source,
    boot: bootSource,
  };
};

/**
 * The whole rspack configuration of the host. It knows no remote: those come from `/modules.json` at run time.
 * @param {{ folder: string }} options
 */
export const defineHostBuild =
  ({ folder }) =>
  (_env = {}, argv = {}) => {
    const production = argv.mode !== 'development';
    const config = baseConfig({ folder, production, refresh: false, lightContracts: true });
    const uniqueName = 'fitfolio_host';
    return {
      ...config,
      entry: { main: './src/main.ts' },
      output: { ...config.output, publicPath: '/', uniqueName },
      plugins: [
        ...config.plugins,
        new ModuleFederationPlugin({
          name: 'fitfolio_host',
          remotes: {},
          shared: providedByHost(versions),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          runtimePlugins: [join(folder, 'src/remotes/integrity-plugin.ts')],
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
        new ThemeAssetsPlugin(),
        new rspack.HtmlRspackPlugin({
          inject: false,
          minify: false,
          templateContent: ({ htmlRspackPlugin: { files } }) => indexHtml(files),
        }),
        new FontPreloadPlugin(),
        new DataFilePlugin('preload.json', hostPreloads),
        new rspack.CopyRspackPlugin({
          patterns: [{ from: join(folder, 'public'), to: '.' }],
        }),
        // In development a page is what its scripts make of it.
        ...(production ? [hostFrames({ folder, uniqueName, head: headOf })] : []),
      ],
    };
  };
