import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#src/db/database';
import type { NatsLink } from '#src/messaging/nats-link';

const checkMs = 2_000;
const unavailable = 503;

/** `/api/<service>/health/live` (the process answers) and `/ready` (it can work: database and NATS). */
export class Health {
  private stopping = false;

  constructor(
    private readonly database: Database,
    private readonly link: NatsLink,
    private readonly about: Readonly<Record<string, unknown>>,
  ) {}

  /** From now on not ready: no new work, please. */
  stop(): void {
    this.stopping = true;
  }

  serve(app: FastifyInstance, service: string): void {
    const base = `/api/${service}/health`;
    app.get(`${base}/live`, async () => ({ status: 'ok' }));
    app.get(`${base}/ready`, async (_request, reply) => {
      const checks = {
        database: await this.databaseAnswers(),
        nats: this.link.isUp,
        running: !this.stopping,
      };
      const ok = Object.values(checks).every(Boolean);
      return reply
        .status(ok ? 200 : unavailable)
        .send({ status: ok ? 'ok' : 'unavailable', checks, ...this.about });
    });
  }

  private async databaseAnswers(): Promise<boolean> {
    const late = new AbortController();
    try {
      const answer = this.database.sql('select 1').then(
        () => true,
        () => false,
      );
      return await Promise.race([answer, pause(checkMs, false, { signal: late.signal }).catch(() => false)]);
    } finally {
      late.abort();
    }
  }
}
