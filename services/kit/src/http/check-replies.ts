import type { FastifyInstance } from 'fastify';
import type { Logger } from '#src/log/logger';
import type { NotedRequest } from './handles.js';
import { problem, type ProblemError } from './problem-error.js';

const problemStatusMin = 400;

/** Lets through of a reply only what the contract names; a reply that breaks the contract is INTERNAL. */
export function checkReplies(app: FastifyInstance, logger: Logger): void {
  const broken = (route: string, paths: readonly string[]): ProblemError => {
    logger.error({ route, paths }, 'the reply is not what the contract says');
    return problem('INTERNAL', 'Something went wrong on our side.');
  };
  app.addHook('preSerialization', (request: NotedRequest, reply, payload, done) => {
    const route = request.notes?.route;
    if (route?.reply === undefined || reply.statusCode >= problemStatusMin) return done(null, payload);
    const checked = route.reply.safeParse(payload);
    if (checked.success) return done(null, checked.data);
    const paths = checked.error.issues.map((i) => `${i.path.join('.')}: ${i.code}`);
    return done(broken(route.id, paths));
  });
  // A reply that is missing altogether never comes to be serialized.
  app.addHook('onSend', (request: NotedRequest, reply, payload, done) => {
    const route = request.notes?.route;
    const missing = payload === undefined || payload === null || payload === '';
    if (!missing || route?.reply === undefined || reply.statusCode >= problemStatusMin) done(null, payload);
    else done(broken(route.id, ['missing']));
  });
}
