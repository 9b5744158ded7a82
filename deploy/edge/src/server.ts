import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Counts } from '@fitfolio/registry/counts';
import { modulesFor, nobody } from '@fitfolio/registry/people';
import type { ModuleSource } from '@fitfolio/registry/source';
import { startTracing } from '@fitfolio/tracing/tracing';
import Fastify, { type FastifyInstance } from 'fastify';
import { type AddressLimits, limitAddresses } from './address-limits.js';
import { AnsweredPages } from './answered-pages.js';
import { bodyLimits, registerApi } from './api.js';
import { checkAll } from './health.js';
import { noPagePolicy } from './headers.js';
import { originFinder, type Place, type RouteTable } from './places.js';
import { answerBrokenCall, answerErrors, sendProblem, toEdgeProblem } from './problem.js';
import { paceRefusals } from './refusals.js';
import type { BodyLimits } from './request-body.js';
import { defaultAddressLimits } from './settings.js';
import { RenderedPages } from './rendered-pages.js';
import { registerReports } from './reports.js';
import { registerSite } from './site.js';
import { tracedAs } from './trace-calls.js';
import { type IsProxy, trustedProxies } from './trusted-proxies.js';

export interface EdgeOptions {
  /** The folder of the repository, or one laid out like it: `shell/host/dist`. */
  readonly root: string;
  /** Which releases of which remotes people get. */
  readonly source: ModuleSource;
  readonly host: string;
  readonly port: number;
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
  /** Each place stands for several processes behind one address. */
  readonly balanced?: boolean;
  /** People and failures of releases that are tried. */
  readonly counts?: Counts;
  /** Where traces go: the edge begins those of calls. */
  readonly tracesTo?: string | undefined;
  /** Takes a line for what is worth one. */
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
  const stopTracing = await startTracing(tracedAs, options.tracesTo);
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
  paceRefusals(app, limits.refusalsPerAddress);
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
  const { source, counts = new Counts() } = options;
  const modules = () => modulesFor(source.served(), nobody);
  const health = () => checkAll(options.places, modules(), join(options.root, 'shell/host/dist'));
  app.get('/healthz', async (_request, reply) => {
    const state = await health();
    return reply
      .code(state.ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });
  const { isStarting = () => false, balanced = false } = options;
  await registerApi(app, options.routes, options.places, { limits, isStarting, balanced });
  const findOrigin = originFinder(options.routes, options.places);
  const urlOf = (address: string): string | null => {
    const origin = findOrigin(address);
    return origin ? `${origin}${address}` : null;
  };
  const rendered = new RenderedPages(options.root, new AnsweredPages(urlOf, options.log));
  await registerReports(app, source, counts);
  await registerSite(app, options.root, source, rendered, { ...options, counts });
  await app.listen({ host: options.host, port: options.port });

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(options.host) ? 'localhost' : options.host;
  return {
    url: `http://${shown}:${port}`,
    healthy: async () => {
      for (let waited = 0; ; waited += 100) {
        const { ok, checks } = await health();
        if (ok) return rendered.warm(modules());
        if (waited > healthyWithinMs) {
          const failed = checks.filter((check) => !check.ok).map((check) => check.name);
          throw new Error(`Not healthy: ${failed.join(', ')}`);
        }
        await delay(100);
      }
    },
    close: async () => {
      await app.close();
      await stopTracing();
    },
  };
}
