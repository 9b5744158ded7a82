import { Client } from 'pg';
import { Bell } from './wake.js';
import { outboxChannel } from './outbox.js';

const retryMs = 1_000;

/** Hears of new outbox rows from Postgres the moment they are committed. Only a hint: the relay polls as well. */
export class OutboxListener {
  private client: Client | undefined;
  private closed = false;
  private readonly retry = new Bell();
  private readonly running: Promise<void>;

  constructor(
    private readonly databaseUrl: string,
    private readonly onRow: () => void,
  ) {
    this.running = this.keepListening();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.retry.ring();
    this.client?.end().catch(() => undefined);
    await this.running;
  }

  private async keepListening(): Promise<void> {
    while (!this.closed) {
      const client = new Client({
        connectionString: this.databaseUrl,
        application_name: 'outbox-listener',
      });
      this.client = client;
      const ended = new Promise<void>((resolve) => {
        client.once('end', () => {
          resolve();
        });
        client.on('error', () => {
          resolve();
        });
      });
      client.on('notification', () => {
        this.onRow();
      });
      try {
        await client.connect();
        await client.query(`listen ${outboxChannel}`);
        this.onRow();
        await ended;
      } catch {
        // The database is away; the loop tries again.
      }
      // Not awaited: a client whose connection broke may never say that it ended.
      client.end().catch(() => undefined);
      if (!this.closed) await this.retry.sleep(retryMs);
    }
  }
}
