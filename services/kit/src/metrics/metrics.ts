import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Outcome } from '#src/messaging/take-message';

const secondsBuckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The service's numbers, for Prometheus at `/metrics` (outside `/api`, so the edge does not serve it). */
export class Metrics {
  readonly registry = new Registry();
  private readonly calls: Histogram;
  private readonly messages: Counter;
  /** Asks the database itself whenever it is read. */
  readonly unsent: Gauge;

  constructor(service: string, countUnsent: () => Promise<number>) {
    const registers = [this.registry];
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry });
    this.calls = new Histogram({
      name: 'http_call_seconds',
      help: 'Time to answer a call.',
      labelNames: ['method', 'route', 'status'],
      buckets: secondsBuckets,
      registers,
    });
    this.messages = new Counter({
      name: 'messages_total',
      help: 'Messages taken, by how they ended.',
      labelNames: ['subject', 'outcome'],
      registers,
    });
    this.unsent = new Gauge({
      name: 'outbox_unsent',
      help: 'Events waiting in the outbox.',
      registers,
      async collect() {
        this.set(await countUnsent().catch(() => Number.NaN));
      },
    });
  }

  readonly countMessage = (subject: string, outcome: Outcome): void => {
    this.messages.inc({ subject, outcome });
  };

  /** A gauge of the service's own. */
  gauge(name: string, help: string, labelNames: readonly string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  serve(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      this.calls.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
      done();
    });
    app.get('/metrics', async (_request, reply) => {
      void reply.type(this.registry.contentType);
      return this.registry.metrics();
    });
  }
}
