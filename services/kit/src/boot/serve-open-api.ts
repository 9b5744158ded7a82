import { openApi } from '@fitfolio/contract-kit/open-api';
import type { RouteTable } from '@fitfolio/contract-kit/route';
import type { FastifyInstance } from 'fastify';

/** The service's own OpenAPI document, made from its routes at the first request. */
export function serveOpenApi(app: FastifyInstance, service: string, routes: RouteTable): void {
  let document: string | undefined;
  app.get(`/api/${service}/openapi.json`, async (_request, reply) => {
    document ??= JSON.stringify(openApi(service, routes));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
