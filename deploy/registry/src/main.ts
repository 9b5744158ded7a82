import { readFileSync } from 'node:fs';
import { KubeConfig } from '@kubernetes/client-node';
import { z } from 'zod';
import { ClusterRegistry } from './cluster/cluster-registry.js';
import { ClusterStore } from './command/cluster-store.js';
import { startPlainServer } from './plain-server.js';
import { moduleAnswers } from './serve-modules.js';
import { tableAnswers } from './serve-table.js';

const namespaceFile = '/var/run/secrets/kubernetes.io/serviceaccount/namespace';

const Settings = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().default(8080),
  NAMESPACE: z.string().optional(),
  POD_NAME: z.string(),
  KIT_VERSIONS: z
    .string()
    .transform((list) => list.split(',').map((version) => version.trim()))
    .pipe(z.array(z.string().regex(/^\d+\.\d+\.\d+$/)).min(1)),
  EDGE_SERVICE: z.string().optional(),
  /** Who knows it may change modules; without it nobody may, through this process. */
  REGISTRY_TOKEN: z.string().min(16).optional(),
  CACHE_DIR: z.string().default('/tmp/registry'),
});

const settings = Settings.parse(process.env);
const config = new KubeConfig();
config.loadFromDefault();
const namespace = settings.NAMESPACE ?? readFileSync(namespaceFile, 'utf8').trim();
const registry = new ClusterRegistry({
  config,
  namespace,
  identity: settings.POD_NAME,
  kits: settings.KIT_VERSIONS,
  edgeService: settings.EDGE_SERVICE || undefined,
  folder: settings.CACHE_DIR,
  log: (line) => console.log(line),
});
registry.start();
const { REGISTRY_TOKEN: token } = settings;
const server = await startPlainServer(
  { host: settings.HOST, port: settings.PORT },
  {
    ...tableAnswers(registry),
    ...(token !== undefined && moduleAnswers(new ClusterStore(config, namespace), token)),
  },
);
console.log(`The registry listens on port ${settings.PORT}.`);

async function stop(): Promise<void> {
  await registry.stop();
  await server.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
