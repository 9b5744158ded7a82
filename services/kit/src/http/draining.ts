import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const lookMs = 50;
/** How long calls under way may take to end when the service stops. */
const graceMs = 10_000;

/** Ends the connections of a stopping service without cutting off a call that it has taken. */
export class Draining {
  private active = false;

  constructor(private readonly app: FastifyInstance) {
    app.addHook('onRequest', (_request, reply, done) => {
      if (this.active) void reply.header('connection', 'close');
      done();
    });
  }

  /** Still answers, but tells every client not to come back on this connection. */
  async begin(ms: number): Promise<void> {
    this.active = true;
    await pause(ms);
  }

  /** Lets go of connections as they fall idle; when `closed` takes too long, of all. */
  async until(closed: Promise<unknown>): Promise<void> {
    const since = Date.now();
    const timer = setInterval(() => {
      if (Date.now() - since > graceMs) this.app.server.closeAllConnections();
      else this.app.server.closeIdleConnections();
    }, lookMs);
    try {
      await closed;
    } finally {
      clearInterval(timer);
    }
  }
}
