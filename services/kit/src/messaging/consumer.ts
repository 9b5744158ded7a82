import { setTimeout as pause } from 'node:timers/promises';
import {
  AckPolicy,
  type Consumer,
  type ConsumerMessages,
  DeliverPolicy,
  jetstream,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Logger } from '#src/log/logger';
import type { EventHandler } from './handler.js';
import type { NatsLink } from './nats-link.js';
import { ensureStream, isNotFound, managerOf, publisherOf, streamOf } from './stream.js';

export const ackWaitMs = 30_000;
const pullMs = 5_000;
/** A stream deleted under a waiting pull says nothing; two missed beats do. */
const heartbeatMs = 1_000;
const retryMs = 500;
/** The broker gives up later than we do: a process that dies with the message does not drop it silently. */
const brokerAttemptsSpare = 20;

/** Pulls one handler's messages, `concurrency` at a time, for as long as the service lives. */
export class EventConsumer {
  private readonly stop = new AbortController();
  private bound: Promise<Consumer> | undefined;
  private readonly pulls = new Set<ConsumerMessages>();
  private readonly running: Promise<unknown>;

  constructor(
    private readonly handler: EventHandler,
    private readonly link: NatsLink,
    private readonly replicas: number,
    private readonly take: (msg: JsMsg) => Promise<void>,
    private readonly logger: Logger,
  ) {
    link.on('down', this.unbind);
    link.on('up', this.unbind);
    this.running = Promise.all(Array.from({ length: handler.concurrency }, () => this.run()));
  }

  /** Takes nothing new and waits for what is in hand. */
  async close(): Promise<void> {
    this.stop.abort();
    this.unbind();
    await this.running;
  }

  private readonly unbind = (): void => {
    this.bound = undefined;
    for (const pull of this.pulls) void pull.close();
  };

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted) {
      try {
        await this.pullOne();
      } catch (error) {
        this.bound = undefined;
        if (this.stop.signal.aborted) return;
        this.logger.debug({ err: error, consumer: this.handler.consumer }, 'pull ended');
        await pause(retryMs, undefined, { signal: this.stop.signal }).catch(() => undefined);
      }
    }
  }

  private async pullOne(): Promise<void> {
    await this.link.connected(this.stop.signal);
    this.bound ??= this.bind();
    const consumer = await this.bound;
    const pull = await consumer.fetch({
      max_messages: 1,
      expires: pullMs,
      idle_heartbeat: heartbeatMs,
      bind: true,
    });
    this.pulls.add(pull);
    try {
      if (this.stop.signal.aborted || !this.link.isUp) void pull.close();
      for await (const msg of pull) await this.take(msg);
    } finally {
      this.pulls.delete(pull);
    }
  }

  private async bind(): Promise<Consumer> {
    const nc = await this.link.connected(this.stop.signal);
    const jsm = await managerOf(nc);
    const service = publisherOf(this.handler.event.subject);
    const stream = await ensureStream(jsm, service, this.replicas);
    await this.ensureConsumer(jsm, streamOf(service), stream.state.last_seq);
    return jetstream(nc).consumers.get(streamOf(service), this.handler.consumer);
  }

  private async ensureConsumer(jsm: JetStreamManager, stream: string, lastSeq: number): Promise<void> {
    const name = this.handler.consumer;
    try {
      const { delivered } = await jsm.consumers.info(stream, name);
      if (delivered.stream_seq <= lastSeq) return;
      // It stands beyond the stream's end (the stream lost its tail): it would skip what comes next.
      await jsm.consumers.delete(stream, name);
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
    await jsm.consumers.add(stream, {
      durable_name: name,
      filter_subject: this.handler.event.subject,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ackWaitMs),
      max_deliver: this.handler.attemptsMax + brokerAttemptsSpare,
    });
  }
}
