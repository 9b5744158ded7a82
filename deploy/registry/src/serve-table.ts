import type { CurrentTable } from './cluster/cluster-registry.js';
import { type Answers, sendJson } from './plain-server.js';

/** What the registry answers: the table to edges, and probes. */
export const tableAnswers = (registry: { readonly current: CurrentTable | null }): Answers => ({
  'GET /livez': (_request, reply) => sendJson(reply, 200, { ok: true }),
  'GET /readyz': (_request, reply) =>
    sendJson(reply, registry.current ? 200 : 503, { ok: Boolean(registry.current) }),
  'GET /table': (request, reply) => {
    const { current } = registry;
    if (!current)
      return sendJson(reply, 503, { code: 'UNAVAILABLE', message: 'Not everything was looked at yet.' });
    if (request.headers['if-none-match'] === current.etag) return void reply.writeHead(304).end();
    reply.setHeader('etag', current.etag);
    return sendJson(reply, 200, current.table);
  },
});
