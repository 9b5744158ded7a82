import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnyRoute, RouteTable } from '@fitfolio/contract-kit/route';
import type { FastifyInstance } from 'fastify';
import { AuditEntity } from '#src/audit/audit.entity';
import { AccessTokenVerifier } from '#src/auth/access-token';
import { needsCheck } from '#src/auth/check-person';
import { EndedSessions } from '#src/auth/ended-sessions';
import { remoteKeys } from '#src/auth/remote-keys';
import type { Database } from '#src/db/database';
import { Health } from '#src/health/health';
import { Draining } from '#src/http/draining';
import { createAdapter, prepareFastify, refuseRoutes } from '#src/http/fastify-app';
import { RateLimiter } from '#src/limit/rate-limiter';
import { type Logger, NestLog } from '#src/log/logger';
import { JetStreamServer } from '#src/messaging/jetstream-server';
import { NatsLink } from '#src/messaging/nats-link';
import { OutboxDelivery } from '#src/messaging/outbox-delivery';
import { countUnsent } from '#src/messaging/outbox-rows';
import { SessionFeed } from '#src/messaging/session-feed';
import { Metrics } from '#src/metrics/metrics';
import { RpcClient } from '#src/rpc/rpc-client';
import { RpcServer } from '#src/rpc/rpc-server';
import { discoverRoutes } from './discover.js';
import { startHousekeeping } from './housekeeping.js';
import { KitModule } from './kit.module.js';
import { serveOpenApi } from './serve-open-api.js';
import type { ServiceDefinition, ServiceHandle } from './service.js';

interface Ground {
  readonly database: Database;
  readonly logger: Logger;
  readonly stopTracing: () => Promise<void>;
}

/** Connects messaging, then opens the port. Who called it lets go of the ground when this fails. */
export async function runService(definition: ServiceDefinition, ground: Ground): Promise<ServiceHandle> {
  const link = new NatsLink(definition.name, definition.config, ground.logger);
  try {
    return await run(definition, ground, link);
  } catch (error) {
    await link.close();
    throw error;
  }
}

async function run(
  definition: ServiceDefinition,
  { database, logger, stopTracing }: Ground,
  link: NatsLink,
): Promise<ServiceHandle> {
  const { name, config, role } = definition;
  const metrics = new Metrics(name, () => countUnsent(database.sql));
  const about = definition.about?.() ?? {};
  const health = new Health(database, link, about);
  const keys = definition.keys?.(database) ?? remoteKeys(config.AUTH_KEYS_URL);
  const rpc = new RpcClient(link);
  const checkPerson = definition.checkPerson?.({ rpc, database }) ?? null;
  if (checkPerson === null) assertNoneToCheck(definition.routes);
  const ended = new EndedSessions();
  const parts = {
    config,
    logger,
    database,
    tokens: new AccessTokenVerifier(keys, ended),
    limiter: new RateLimiter(database),
    rpc,
    checkPerson,
    metrics,
    audited: definition.database.entities.some(({ meta }) => meta.tableName === AuditEntity.meta.tableName),
  };
  const app = await NestFactory.create<NestFastifyApplication>(
    KitModule.of(parts, await definition.module()),
    createAdapter(config),
    { logger: new NestLog(logger), bodyParser: false, abortOnError: false },
  );
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await prepareFastify(fastify, logger, definition.routes, name);
  if (role === 'worker') refuseRoutes(fastify);
  const draining = new Draining(fastify);
  metrics.serve(fastify);
  health.serve(fastify, name);
  serveOpenApi(fastify, name, definition.routes);
  app.setGlobalPrefix('api');
  const onOutcome = metrics.countMessage;
  const transports = [
    ...(role === 'http'
      ? []
      : [new JetStreamServer({ service: name, config, database, link, logger, onOutcome })]),
    ...(role === 'worker' ? [] : [new RpcServer(database, link, logger)]),
  ];
  let outbox: OutboxDelivery | undefined;
  const sessions = new SessionFeed(ended, link, config.NATS_REPLICAS, logger);
  const stopMessages = (): Promise<unknown> => Promise.all(transports.map((t) => t.close()));
  try {
    for (const strategy of transports) app.connectMicroservice({ strategy }, { inheritAppConfig: true });
    await app.init();
    assertKept(definition.routes, discoverRoutes(app));
    outbox = new OutboxDelivery({ service: name, config, database, link, logger });
    await app.startAllMicroservices();
    await app.listen(config.PORT, config.HOST);
  } catch (error) {
    await stopMessages();
    await sessions.close();
    await outbox?.close();
    await app.close();
    throw error;
  }
  const housekeeping = startHousekeeping(database, parts.limiter, logger);
  const port = portOf(fastify);
  logger.info({ role, port, ...about }, 'service started');
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    health.stop();
    await draining.begin(config.DRAIN_MS);
    await Promise.all([draining.end(), stopMessages()]);
    await housekeeping.close();
    await outbox.close();
    await sessions.close();
    await app.close();
    await link.close();
    await database.close();
    await stopTracing();
    logger.info({ role }, 'service stopped');
  };
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  return { url: `http://${host}:${port}`, port, close: () => (closing ??= close()) };
}

function portOf(fastify: FastifyInstance): number {
  const address = fastify.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

function assertKept(promised: RouteTable, kept: readonly AnyRoute[]): void {
  const ids = new Set(kept.map((r) => r.id));
  const missing = Object.values(promised).filter((r) => !ids.has(r.id));
  if (missing.length > 0) throw new Error(`routes without a method: ${missing.map((r) => r.id).join(', ')}`);
}

function assertNoneToCheck(promised: RouteTable): void {
  const routes = Object.values(promised).filter(needsCheck);
  if (routes.length > 0) throw new Error(`checkPerson is needed for: ${routes.map((r) => r.id).join(', ')}`);
}
