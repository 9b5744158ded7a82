import { jetstream } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { traceHeader } from '@fitfolio/tracing/tracing';
import type { Database } from '#src/db/database';
import type { Logger } from '#src/log/logger';
import type { NatsLink } from './nats-link.js';
import { claimUnsent, type Landing, markSent, type OutboxRow, releaseClaims } from './outbox-rows.js';
import { OutboxListener } from './outbox-listener.js';
import { ensureStream, managerOf } from './stream.js';
import { WakeSignal } from './wake-signal.js';

export const requestIdHeader = 'X-Request-Id';
export const outboxIdHeader = 'Outbox-Id';

const batchRowsMax = 100;
const pollMs = 1_000;
const publishTimeoutMs = 3_000;

interface RelayOptions {
  readonly service: string;
  readonly replicas: number;
  readonly databaseUrl: string;
}

/** Carries the outbox to JetStream: woken by Postgres, and looking every second by itself. */
export class Relay {
  private readonly wakeSignal = new WakeSignal();
  private readonly listener: OutboxListener;
  private readonly running: Promise<void>;
  private readonly stop = new AbortController();
  /** The stream's time of creation, as last seen: the life of the stream that rows are noted under. */
  private epoch: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly link: NatsLink,
    private readonly options: RelayOptions,
    private readonly logger: Logger,
  ) {
    this.listener = new OutboxListener(options.databaseUrl, () => {
      this.wakeSignal.notify();
    });
    link.on('up', () => {
      this.epoch = undefined;
      this.wakeSignal.notify();
    });
    this.running = this.run();
  }

  /** There is something to send. */
  notify(): void {
    this.wakeSignal.notify();
  }

  async close(): Promise<void> {
    this.stop.abort();
    this.wakeSignal.notify();
    await this.listener.close();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted) {
      const more = await this.send().catch((error: unknown) => {
        this.epoch = undefined;
        if (!this.stop.signal.aborted)
          this.logger.warn({ err: error }, 'the outbox could not be sent, trying again');
        return false;
      });
      if (!more && !this.stop.signal.aborted) await this.wakeSignal.wait(pollMs);
    }
  }

  /** Sends one batch; true when there may be more. */
  private async send(): Promise<boolean> {
    if (!this.link.isUp) return false;
    const rows = await claimUnsent(this.database.sql, batchRowsMax);
    if (rows.length === 0) return false;
    try {
      const nc = await this.link.connected(this.stop.signal);
      const landed = await this.publish(nc, rows, await this.epochOf(nc));
      await markSent(this.database.sql, landed);
      if (landed.length < rows.length) throw new Error(`${rows.length - landed.length} messages not taken`);
      return rows.length === batchRowsMax;
    } catch (error) {
      await releaseClaims(
        this.database.sql,
        rows.map((r) => r.id),
      );
      throw error;
    }
  }

  private async epochOf(nc: NatsConnection): Promise<string> {
    if (this.epoch === undefined) {
      const stream = await ensureStream(await managerOf(nc), this.options.service, this.options.replicas);
      this.epoch = stream.created;
    }
    return this.epoch;
  }

  private async publish(nc: NatsConnection, rows: readonly OutboxRow[], epoch: string): Promise<Landing[]> {
    const js = jetstream(nc, { timeout: publishTimeoutMs });
    const acks = await Promise.allSettled(
      rows.map((row) => {
        const h = headers();
        h.set(outboxIdHeader, row.id);
        if (row.request_id !== null) h.set(requestIdHeader, row.request_id);
        if (row.traceparent !== null) h.set(traceHeader, row.traceparent);
        // A row sent anew needs a new message id: the broker may remember the old one and drop it.
        const msgID = `${row.id}.${row.sends}`;
        return js.publish(row.subject, JSON.stringify(row.payload), { msgID, headers: h });
      }),
    );
    return rows.flatMap((row, i) => {
      const ack = acks[i];
      return ack?.status === 'fulfilled' ? [{ id: row.id, epoch, seq: ack.value.seq }] : [];
    });
  }
}
