import type { JetStreamManager, StreamInfo } from '@nats-io/jetstream';
import type { Database } from '#src/db/database';
import type { Logger } from '#src/log/logger';
import type { NatsLink } from './nats-link.js';
import { outboxIdHeader } from './relay.js';
import { ensureStream, isNotFound, managerOf, streamOf } from './stream.js';
import { WakeSignal } from './wake-signal.js';

interface SweeperOptions {
  readonly service: string;
  readonly replicas: number;
  readonly everyMs: number;
}

/**
 * Holds the stream against the outbox and has lost messages sent again. A stream only ever loses its whole
 * life (deleted, re-created), its head (purged) or its tail (a crash before the disk): each row is noted with
 * the life and place it landed at, so all three show. What was sent twice is stopped by the inbox.
 */
export class Sweeper {
  private readonly wakeSignal = new WakeSignal();
  private readonly running: Promise<void>;
  private readonly stop = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly link: NatsLink,
    private readonly options: SweeperOptions,
    private readonly logger: Logger,
    private readonly onLost: () => void,
  ) {
    link.on('up', () => {
      this.wakeSignal.notify();
    });
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.stop.abort();
    this.wakeSignal.notify();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted) {
      await this.wakeSignal.wait(this.options.everyMs);
      if (this.stop.signal.aborted || !this.link.isUp) continue;
      try {
        const lost = await this.sweep();
        if (lost === 0) continue;
        this.logger.warn({ lost }, 'messages were missing from the stream, sending them again');
        this.onLost();
      } catch (error) {
        if (this.stop.signal.aborted) return;
        this.logger.warn({ err: error }, 'the stream could not be checked');
      }
    }
  }

  private async sweep(): Promise<number> {
    const [clock] = await this.database.sql<{ now: string }>('select clock_timestamp()::text as now');
    const before = clock?.now ?? '';
    const jsm = await managerOf(await this.link.connected(this.stop.signal));
    const stream = await ensureStream(jsm, this.options.service, this.options.replicas);
    const gone = await this.resend(
      `stream_epoch <> $2 or stream_seq < $3 or stream_seq > $4`,
      before,
      stream.created,
      [stream.state.first_seq, stream.state.last_seq],
    );
    if (gone > 0 || (await this.tailStands(jsm, stream, before))) return gone;
    return this.resend(`stream_epoch = $2`, before, stream.created, []);
  }

  private async resend(lost: string, before: string, epoch: string, bounds: number[]): Promise<number> {
    const rows = await this.database.sql(
      `update outbox set sent_at = null, sends = sends + 1
       where sent_at < $1::timestamptz and (${lost}) returning id`,
      [before, epoch, ...bounds],
    );
    return rows.length;
  }

  /** Whether the newest sent row is where it was noted; then all before it are as well. */
  private async tailStands(jsm: JetStreamManager, stream: StreamInfo, before: string): Promise<boolean> {
    const [last] = await this.database.sql<{ id: string; seq: string }>(
      `select id, stream_seq as seq from outbox
       where stream_epoch = $2 and sent_at is not null and sent_at < $1::timestamptz
       order by stream_seq desc limit 1`,
      [before, stream.created],
    );
    if (last === undefined) return true;
    try {
      const found = await jsm.streams.getMessage(streamOf(this.options.service), { seq: Number(last.seq) });
      return found?.header.get(outboxIdHeader) === last.id;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  }
}
