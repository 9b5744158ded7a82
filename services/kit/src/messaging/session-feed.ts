import { setTimeout as pause } from 'node:timers/promises';
import { sessionEnded } from '@fitfolio/contract-kit/session-ended';
import { type ConsumerMessages, DeliverPolicy, jetstream } from '@nats-io/jetstream';
import { accessTokenMinutes } from '#src/auth/token-terms';
import type { EndedSessions } from '#src/auth/ended-sessions';
import type { Logger } from '#src/log/logger';
import type { NatsLink } from './nats-link.js';
import { ensureStream, managerOf, publisherOf, streamOf } from './stream.js';

const retryMs = 500;
const heartbeatMs = 2_000;

/**
 * Tells every process of a service which sessions have ended. It keeps no place in the stream: each start reads the last
 * minutes again, as long as a token of then could still be valid. While NATS is away, tokens live out their minutes.
 */
export class SessionFeed {
  private readonly stop = new AbortController();
  private messages: ConsumerMessages | undefined;
  private readonly running: Promise<void>;

  constructor(
    private readonly ended: EndedSessions,
    private readonly link: NatsLink,
    private readonly replicas: number,
    private readonly logger: Logger,
  ) {
    link.on('down', this.leave);
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.stop.abort();
    this.leave();
    await this.running;
  }

  private readonly leave = (): void => {
    void this.messages?.close();
  };

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted) {
      try {
        await this.follow();
      } catch (error) {
        if (this.stop.signal.aborted) return;
        this.logger.debug({ err: error }, 'ended sessions are not followed just now');
      }
      await pause(retryMs, undefined, { signal: this.stop.signal }).catch(() => undefined);
    }
  }

  /** Until the link or the stream is gone. */
  private async follow(): Promise<void> {
    const nc = await this.link.connected(this.stop.signal);
    const auth = publisherOf(sessionEnded.subject);
    await ensureStream(await managerOf(nc), auth, this.replicas);
    const consumer = await jetstream(nc).consumers.get(streamOf(auth), {
      filter_subjects: sessionEnded.subject,
      deliver_policy: DeliverPolicy.StartTime,
      opt_start_time: new Date(Date.now() - accessTokenMinutes * 60_000).toISOString(),
    });
    this.messages = await consumer.consume({ idle_heartbeat: heartbeatMs, abort_on_missing_resource: true });
    if (this.stop.signal.aborted || !this.link.isUp) this.leave();
    for await (const message of this.messages) {
      const event = sessionEnded.payload.safeParse(message.json());
      if (event.success) this.ended.note(event.data.sessionId, Date.parse(event.data.endedAt));
      else this.logger.warn({ subject: message.subject }, 'an ended session could not be read');
    }
  }
}
