import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import rspackDefault, { rspack as rspackNamed } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { BrotliFilesPlugin } from './brotli-files.mjs';

export const rspack = rspackNamed ?? rspackDefault;
const require = createRequire(import.meta.url);
export const kitFolder = fileURLToPath(new URL('..', import.meta.url));
const kitSources = join(kitFolder, 'src');
const lightContractLoader = fileURLToPath(new URL('./light-contracts.mjs', import.meta.url));
const nonceProxy = fileURLToPath(new URL('./dynamic-css-nonce.mjs', import.meta.url));

const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

const fileIn = (name, file) => join(dirname(require.resolve(`${name}/package.json`)), file);

const aliases = (production) => ({
  // These publish their own sources under the condition that means ours.
  'scroll-into-view-if-needed$': fileIn('scroll-into-view-if-needed', 'dist/index.js'),
  'compute-scroll-into-view$': fileIn('compute-scroll-into-view', 'dist/index.js'),
  // The router's package sends every bundler to its development build.
  ...(production
    ? {
        'react-router$': fileIn('react-router', 'dist/production/index.mjs'),
        'react-router/dom$': fileIn('react-router', 'dist/production/dom-export.mjs'),
      }
    : {}),
});

/**
 * Most of what a page asks for runs while it starts. Chrome compiles a file with this mark as it arrives, beside the page,
 * and not function by function when each is called first, in the page's way.
 */
const compileAtOnce = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minimizer, which would drop it, and before the names that come from the content.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
});

/**
 * What every bundle of the house has in common. `refresh` adds hot reload; `lightContracts`: see the loader of that name.
 * @param {{ folder: string, production: boolean, refresh: boolean, lightContracts?: boolean }} options
 * @returns {import('@rspack/core').Configuration}
 */
export const baseConfig = ({ folder, production, refresh, lightContracts = false }) => ({
  context: folder,
  mode: production ? 'production' : 'development',
  target: ['web', 'es2022'],
  // Never an eval kind: development runs under the same policy as production.
  devtool: production ? false : 'cheap-module-source-map',
  output: {
    path: join(folder, 'dist'),
    clean: true,
    filename: production ? 'js/[name].[contenthash:8].js' : 'js/[name].js',
    chunkFilename: production ? 'js/[name].[contenthash:8].js' : 'js/[name].js',
    cssFilename: production ? 'css/[name].[contenthash:8].css' : 'css/[name].css',
    cssChunkFilename: production ? 'css/[name].[contenthash:8].css' : 'css/[name].css',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  },
  resolve: {
    conditionNames: ['source', 'browser', 'module', 'import', 'require', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    alias: aliases(production),
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  },
  module: {
    rules: [
      {
        test: /\.[cm]?tsx?$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            // Always the production JSX runtime: it is the one in the table of shared modules.
            transform: { react: { runtime: 'automatic', development: false, refresh } },
          },
          env: { targets: browsers },
        },
      },
      { test: /\.css$/, type: 'css/auto', sideEffects: true, exclude: kitSources },
      // The kit's class names are part of its interface: a page that was rendered with another build of the kit must
      // find its styles in this one.
      {
        test: /\.css$/,
        type: 'css/auto',
        sideEffects: true,
        include: kitSources,
        generator: { localIdentName: 'fit-[name]-[local]' },
      },
      { test: /\.md$/, type: 'asset/source' },
      ...(production && lightContracts
        ? [
            {
              test: /[\\/]services[\\/](contract-kit|[a-z-]+[\\/]contract)[\\/]src[\\/][a-z-]+\.ts$/,
              resourceQuery: { not: /whole/ },
              loader: lightContractLoader,
              sideEffects: false,
            },
            { resourceQuery: /whole/, sideEffects: false },
          ]
        : []),
      { test: /\.(woff2?|svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
    ],
    parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
    generator: {
      'css/auto': { localIdentName: production ? '[hash:8]-[local]' : '[name]-[local]' },
      'css/module': { localIdentName: production ? '[hash:8]-[local]' : '[name]-[local]' },
    },
  },
  optimization: {
    splitChunks: { chunks: 'all' },
    // Names of chunks stand in every page and entry; a number says as much.
    chunkIds: production ? 'deterministic' : 'named',
    moduleIds: 'deterministic',
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
    ],
  },
  performance: false,
  stats: 'errors-warnings',
  plugins: [
    // Styles that antd's helpers insert without being asked for a nonce would be refused by the policy.
    new rspack.NormalModuleReplacementPlugin(/[\\/]dynamicCSS(\.js)?$/, (data) => {
      if (!data.contextInfo.issuer.endsWith('dynamic-css-nonce.mjs')) data.request = nonceProxy;
    }),
    ...(refresh ? [new ReactRefreshRspackPlugin()] : []),
    ...(production ? [compileAtOnce, new BrotliFilesPlugin()] : []),
  ],
});
