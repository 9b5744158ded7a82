import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Counts } from '@fitfolio/registry/counts';
import { sendJson, startPlainServer } from '@fitfolio/registry/plain-server';
import { z } from 'zod';
import { type Place, readRouteTable } from './places.js';
import { startEdge } from './server.js';
import { edgeSettingsOf } from './settings.js';
import { TableSource } from './table-source.js';

const root = resolve(fileURLToPath(new URL('../../..', import.meta.url)));

/** `auth=http://fitfolio-auth:8080,credits=…` */
const Upstreams = z.string().transform((list, context): Place[] =>
  list.split(',').flatMap((entry) => {
    const [service = '', url = ''] = entry.trim().split(/=(.*)/s);
    const { protocol, hostname, port } = URL.parse(url) ?? {};
    if (/^[a-z0-9-]+$/.test(service) && protocol === 'http:' && hostname)
      return [{ service, role: 'http', host: hostname, port: Number(port || 80) }];
    context.addIssue({ code: 'custom', message: `not <service>=http://<host>:<port>: ${entry}` });
    return [];
  }),
);

const Settings = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().default(8080),
  INTERNAL_PORT: z.coerce.number().int().default(9090),
  REGISTRY_URL: z.url(),
  UPSTREAMS: Upstreams,
  CACHE_DIR: z.string().default('/tmp/edge'),
});

const settings = Settings.parse(process.env);
const { HOST: host, PORT: port, UPSTREAMS: places } = settings;
const log = (line: string): void => console.log(line);

const routes = readRouteTable(root);
const unknown = routes.find(({ service }) => !places.some((place) => place.service === service));
if (unknown) throw new Error(`UPSTREAMS does not say where ${unknown.service} is.`);

const source = new TableSource({ url: settings.REGISTRY_URL, folder: settings.CACHE_DIR, log });
source.start();
const counts = new Counts();
const internal = await startPlainServer(
  { host, port: settings.INTERNAL_PORT },
  {
    'GET /livez': (_request, reply) => sendJson(reply, 200, { ok: true }),
    'GET /readyz': (_request, reply) => sendJson(reply, source.isReady ? 200 : 503, { ok: source.isReady }),
    'GET /counts': (_request, reply) => sendJson(reply, 200, counts.read()),
  },
);
const edge = await startEdge({
  root,
  source,
  host,
  port,
  routes,
  places,
  ...edgeSettingsOf(process.env),
  balanced: true,
  counts,
  log,
});
log(`The edge listens on port ${port}.`);

async function stop(): Promise<void> {
  source.stop();
  await edge.close();
  await internal.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
