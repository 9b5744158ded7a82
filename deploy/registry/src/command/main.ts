import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RefusedChange, verbs } from '../module-spec.js';
import { releaseFileOf } from '../release/copy-release.js';
import { BrokenRelease } from '../release/mirror.js';
import { reasonLine } from '../left-out.js';
import { FolderStore } from './folder-store.js';
import type { ModuleStore } from './module-store.js';
import { runVerb, specText, stateText } from './run-verb.js';

// `deploy/local/bin/release.mjs` says how it is called.
const root = resolve(fileURLToPath(new URL('../../../..', import.meta.url)));

/** A cluster's client is large; one machine does without. */
async function clusterStore(context: string | undefined, namespace: string | undefined) {
  const [{ KubeConfig }, { ClusterStore }] = await Promise.all([
    import('@kubernetes/client-node'),
    import('./cluster-store.js'),
  ]);
  const config = new KubeConfig();
  config.loadFromDefault();
  if (context !== undefined) config.setCurrentContext(context);
  const user = config.getCurrentUser()?.name;
  const own = config.getContextObject(config.getCurrentContext())?.namespace;
  return { store: new ClusterStore(config, namespace ?? own ?? 'fitfolio'), user };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      weight: { type: 'string', default: '0' },
      audience: { type: 'string', multiple: true, default: [] },
      reason: { type: 'string', default: '' },
      version: { type: 'string' },
      data: { type: 'string', default: join(root, '.data') },
      cluster: { type: 'boolean', default: false },
      context: { type: 'string' },
      namespace: { type: 'string', short: 'n' },
    },
  });
  const [first = 'status', second] = positionals;
  const verb = verbs.find((one) => one === first) ?? (first === 'status' ? null : 'release');
  const name = verb === 'release' && first !== 'release' ? first : second;
  const cluster = values.cluster ? await clusterStore(values.context, values.namespace) : null;
  const store: ModuleStore = cluster?.store ?? new FolderStore(root, values.data);
  if (verb === null) {
    const states = await store.states();
    const shown = states.filter(({ spec }) => name === undefined || spec.name === name);
    console.log(shown.map(stateText).join('\n') || 'There are no modules.');
    return;
  }
  if (name === undefined) throw new RefusedChange(`Which remote? ${first} mfe-public`);
  const version =
    verb === 'release' ? (values.version ?? releaseFileOf(join(root, name, 'dist')).version) : undefined;
  const spec = await runVerb(store, {
    verb,
    name,
    ...(version !== undefined && { version }),
    weight: Number(values.weight),
    audience: values.audience,
    by: cluster?.user ?? userInfo().username,
    reason: values.reason,
  });
  console.log(specText(spec));
}

try {
  await main();
} catch (error) {
  if (error instanceof BrokenRelease) console.error(`It cannot be released: ${reasonLine(error.fault)}.`);
  else if (error instanceof RefusedChange || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS'))
    console.error((error as Error).message);
  else throw error;
  process.exitCode = 1;
}
