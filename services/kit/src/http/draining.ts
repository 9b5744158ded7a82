import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { drainingHeader } from '@fitfolio/contract-kit/draining-header';

const lookMs = 50;
/** How long a call may be under way on a connection that was just made. */
const arrivesMs = 250;
/** How long calls under way may take to end when the service stops. */
const graceMs = 10_000;

/** Ends the connections of a stopping service without cutting off a call that it has taken, or is about to. */
export class Draining {
  private listensUntil: number | undefined;

  constructor(private readonly app: FastifyInstance) {
    app.addHook('onRequest', (_request, reply, done) => {
      if (this.listensUntil !== undefined) {
        const leavesIn = Math.max(0, Math.round(this.listensUntil - performance.now()));
        void reply.headers({ connection: 'close', [drainingHeader]: leavesIn });
      }
      done();
    });
  }

  /** Still answers, but tells every client not to come back on this connection. */
  async begin(ms: number): Promise<void> {
    this.listensUntil = performance.now() + ms;
    await pause(ms);
  }

  /** Takes no new connection and lets go of the others as they fall idle; when that takes too long, of all. */
  async end(): Promise<void> {
    const { server } = this.app;
    const since = performance.now();
    // Not the HTTP server's own `close`: that ends connections at once whose first call has not been read yet.
    const ended = new Promise((done) => Server.prototype.close.call(server, done));
    const timer = setInterval(() => {
      const ms = performance.now() - since;
      if (ms > graceMs) server.closeAllConnections();
      else if (ms > arrivesMs) server.closeIdleConnections();
    }, lookMs);
    try {
      await ended;
    } finally {
      clearInterval(timer);
    }
  }
}
