import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig, rspack } from './base-config.mjs';
import { checkLocales, RemoteCheckPlugin } from './check-remote.mjs';
import { indexHtml } from './index-html.mjs';
import { DataFilePlugin, remotePreloads } from './preload-data.mjs';
import { remotePages } from './prerender.mjs';
import { ReleaseFilePlugin } from './release-file.mjs';
import { federationName, readRemote } from './remote-manifest.mjs';
import { takenByRemote } from './shared-modules.mjs';
import { ThemeAssetsPlugin } from './theme-assets.mjs';
import { versions } from './versions.mjs';

/** `rspack dev` of a remote: the page alone, its API mocked by `src/dev.tsx`, with hot reload. */
const alone = ({ folder, port }) => {
  const config = baseConfig({ folder, production: false, refresh: true });
  return {
    ...config,
    entry: { dev: './src/dev.tsx' },
    output: { ...config.output, publicPath: '/' },
    devServer: { port, host: '127.0.0.1', historyApiFallback: true, hot: true },
    plugins: [
      ...config.plugins,
      new ThemeAssetsPlugin(),
      new rspack.HtmlRspackPlugin({
        inject: false,
        minify: false,
        templateContent: ({ htmlRspackPlugin: { files } }) => indexHtml(files),
      }),
    ],
  };
};

const federated = ({ folder, production, lightContracts }) => {
  checkLocales(folder);
  const { routes, paths, nav, ...remote } = readRemote(folder);
  const name = federationName(remote.name);
  const config = baseConfig({ folder, production, refresh: false, lightContracts });
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto', uniqueName: name },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name,
        filename: production ? 'js/remoteEntry.[contenthash:8].js' : 'js/remoteEntry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: takenByRemote(versions),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new RemoteCheckPlugin(join(folder, '')),
      new DataFilePlugin('remote.json', (compilation) => ({
        paths,
        nav,
        ...remotePreloads(compilation, routes),
      })),
      // In development a page is what its scripts make of it.
      ...(production && routes.some(({ prerender }) => prerender)
        ? [remotePages({ folder, uniqueName: name, routes })]
        : []),
      ...(production ? [new ReleaseFilePlugin(folder)] : []),
    ],
  };
};

/**
 * The whole rspack configuration of a remote. Its name is its package's; `port` is where `rspack dev` shows it alone.
 *
 * @param {{ port: number, folder: string, lightContracts?: boolean }} options `folder`: the remote's own,
 * `import.meta.dirname`; `lightContracts`: routes come without the schemas of what is sent, and most pages without zod
 */
export const defineRemoteBuild =
  ({ port, folder, lightContracts = false }) =>
  (env = {}, argv = {}) =>
    env.RSPACK_SERVE
      ? alone({ folder, port })
      : federated({ folder, production: argv.mode !== 'development', lightContracts });
