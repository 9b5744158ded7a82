import { sharedModules } from './shared-modules.mjs';

const sharedNames = new Set(sharedModules.filter((m) => !m.eager).map((m) => m.name));

const chunksOf = (group) => [...group.chunks];
const filesOf = (group) => [...group.getFiles()].filter((f) => !f.endsWith('.map'));

/** The lazy shared modules that a chunk group pulls in. */
const sharedOf = (compilation, group) => {
  const found = new Set();
  for (const chunk of chunksOf(group)) {
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      if (module.type !== 'consume-shared-module') continue;
      const label = module.readableIdentifier({ shorten: (s) => s });
      for (const name of sharedNames) if (label.includes(name)) found.add(name);
    }
  }
  return [...found].sort();
};

const group = (compilation, value) => ({ files: filesOf(value), shared: sharedOf(compilation, value) });

/**
 * What the edge preloads for a route of this remote: `{ entry, routes: { '/login': { files, shared } } }`, file names
 * relative to the remote's folder. `entry` always goes first.
 */
export const remotePreloads = (compilation, routes) => {
  const groups = [...compilation.chunkGroups];
  const entry = groups.find((g) => g.name === '__federation_expose_remote');
  const remoteEntry = [...compilation.getAssets()]
    .map((a) => a.name)
    .find((n) => /(^|\/)remoteEntry(\.|$)/.test(n));
  const byRequest = new Map();
  for (const g of groups) for (const o of g.origins) if (o.request) byRequest.set(o.request, g);
  return {
    entry: {
      files: [remoteEntry, ...(entry ? filesOf(entry) : [])].filter(Boolean),
      shared: entry ? sharedOf(compilation, entry) : [],
    },
    routes: Object.fromEntries(
      routes.map(({ path, request }) => {
        const found = byRequest.get(request);
        return [path, found ? group(compilation, found) : { files: [], shared: [] }];
      }),
    ),
  };
};

const groupFile = (name) => `/shell/kit/src/${name.replace('@fitfolio/web-kit/', '')}.ts`;

/** The host's half: `{ shared: { '@fitfolio/web-kit/ui/forms': ['js/…', 'css/…'] } }`, relative to the host's folder. */
export const hostPreloads = (compilation) => {
  const holds = (value, file) =>
    chunksOf(value).some((chunk) =>
      [...compilation.chunkGraph.getChunkModules(chunk)].some((m) =>
        [m, ...(m.modules ?? [])].some((inner) => inner.nameForCondition?.()?.endsWith(file)),
      ),
    );
  const lazy = [...compilation.chunkGroups].filter((g) => !g.isInitial());
  return {
    shared: Object.fromEntries(
      [...sharedNames].map((name) => {
        const found = lazy.filter((g) => holds(g, groupFile(name)));
        return [name, [...new Set(found.flatMap(filesOf))]];
      }),
    ),
  };
};

/** Emits a JSON file made by `make(compilation)`. */
export class DataFilePlugin {
  constructor(file, make) {
    this.file = file;
    this.make = make;
  }
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DataFile', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DataFile', stage }, () => {
        const text = `${JSON.stringify(this.make(compilation), null, 1)}\n`;
        compilation.emitAsset(this.file, new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}
