import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Place } from '../plan.js';
import type { RouteTable } from '../services.js';
import { type AddressLimits, limitAddresses } from './address-limits.js';
import { AnsweredPages } from './answered-pages.js';
import { bodyLimits, portOf, registerApi } from './api.js';
import { checkAll } from './health.js';
import { ModuleFolders } from './modules.js';
import { noPagePolicy } from './headers.js';
import { answerBrokenCall, answerErrors, sendProblem, toEdgeProblem } from './problem.js';
import type { BodyLimits } from './request-body.js';
import { defaultAddressLimits } from './settings.js';
import { RenderedPages } from './rendered-pages.js';
import { registerSite } from './site.js';
import { type IsProxy, trustedProxies } from './trusted-proxies.js';

export interface EdgeOptions {
  readonly root: string;
  readonly host: string;
  readonly port: number;
  readonly dev: boolean;
  readonly routes: RouteTable;
  readonly places: readonly Place[];
  /** Signing in with Google is set up: its script may run. */
  readonly google: boolean;
  /** Whose `X-Forwarded-*` is believed; nobody's when it is not given. */
  readonly isProxy?: IsProxy;
  /** The site's own address, when it is another than where the edge listens. */
  readonly publicUrl?: string | undefined;
  /** Whether all names below the site's have TLS, too. */
  readonly subdomains?: boolean;
  /** What a client may take; the defaults do for everyone but load tests. */
  readonly limits?: Partial<AddressLimits & BodyLimits>;
  /** Whether a service is being started again just now. */
  readonly isStarting?: () => boolean;
  /** Takes one line for each remote that is left out. */
  readonly log: (line: string) => void;
}

export interface Edge {
  readonly url: string;
  /** Resolves when `/healthz` would be 200. */
  healthy(): Promise<void>;
  close(): Promise<void>;
}

const requestIdShape = /^[A-Za-z0-9_-]{8,64}$/;
const healthyWithinMs = 60_000;
/** A year. */
const transportSecurity = 'max-age=31536000';
const headersMs = 10_000;
const defaultLimits = { ...bodyLimits, ...defaultAddressLimits };

/** The one web edge: the host, the remotes and the module list, and `/api` by the contracts' route table. */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const isProxy = options.isProxy ?? trustedProxies();
  const limits = { ...defaultLimits, ...options.limits };
  const app: FastifyInstance = Fastify({
    logger: false,
    trustProxy: isProxy,
    clientErrorHandler: answerBrokenCall,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: 2_000 },
    requestTimeout: 60_000,
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => {
      void sendProblem(reply, request, toEdgeProblem(error));
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID();
    },
  });
  answerErrors(app);
  limitAddresses(app, limits, isProxy);
  const ofEveryReply = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': noPagePolicy,
    ...(options.publicUrl?.startsWith('https:') && {
      'strict-transport-security': `${transportSecurity}${options.subdomains ? '; includeSubDomains' : ''}`,
    }),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(ofEveryReply);
    done();
  });
  const folders = new ModuleFolders(options.root, options.log);
  const health = () => checkAll(options.places, folders.read(), join(options.root, 'shell/host/dist'));
  app.get('/healthz', async (_request, reply) => {
    const state = await health();
    return reply
      .code(state.ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });
  const { isStarting = () => false } = options;
  await registerApi(app, options.routes, options.places, { limits, isStarting });
  const findPort = portOf(options.routes, options.places);
  const urlOf = (address: string): string | null => {
    const port = findPort(address);
    return port ? `http://127.0.0.1:${port}${address}` : null;
  };
  const rendered = new RenderedPages(options.root, new AnsweredPages(urlOf, options.log));
  await registerSite(app, options.root, folders, rendered, options);
  await app.listen({ host: options.host, port: options.port });

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(options.host) ? 'localhost' : options.host;
  return {
    url: `http://${shown}:${port}`,
    healthy: async () => {
      for (let waited = 0; ; waited += 100) {
        const { ok, checks } = await health();
        if (ok) return rendered.warm(folders.read());
        if (waited > healthyWithinMs) {
          const failed = checks.filter((check) => !check.ok).map((check) => check.name);
          throw new Error(`Not healthy: ${failed.join(', ')}`);
        }
        await delay(100);
      }
    },
    close: () => app.close(),
  };
}
