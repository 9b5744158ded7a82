import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { outboxChannel } from './outbox.js';

const retryMs = 1_000;
const connectTimeoutMs = 5_000;

/** Hears of new outbox rows from Postgres the moment they are committed. Only a hint: the relay polls as well. */
export class OutboxListener {
  private readonly stop = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    private readonly databaseUrl: string,
    private readonly onRow: () => void,
  ) {
    this.running = this.keepListening();
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async keepListening(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      const client = new Client({
        connectionString: this.databaseUrl,
        application_name: 'outbox-listener',
        connectionTimeoutMillis: connectTimeoutMs,
      });
      client.on('error', () => undefined);
      client.on('notification', () => {
        this.onRow();
      });
      try {
        const ended = once(client, 'end', { signal });
        ended.catch(() => undefined);
        await client.connect();
        await client.query(`listen ${outboxChannel}`);
        this.onRow();
        await ended;
      } catch {
        // The database is away, or we are told to stop: the loop knows which.
      }
      // Not awaited: a client whose connection broke may never say that it ended.
      client.end().catch(() => undefined);
      await pause(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
