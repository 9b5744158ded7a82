import { type MessageHandler, RpcException, ServerNats } from '@nestjs/microservices';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { isObservable, lastValueFrom } from 'rxjs';
import { inSpan, SpanKind, traceHeader } from '@fitfolio/tracing/tracing';
import type { Database } from '#src/db/database';
import { problem } from '#src/http/problem-error';
import { toProblem } from '#src/http/to-problem';
import type { Logger } from '#src/log/logger';
import { acceptRequestId, withRequestId } from '#src/log/request-context';
import type { NatsLink } from '#src/messaging/nats-link';
import { requestIdHeader } from '#src/messaging/relay';
import type { RequestExtras } from './on-request.js';
import { RequestContext } from './request-context.js';
import {
  decodeRequest,
  encodeReply,
  type RequestPacket,
  type RpcFailure,
  type RpcReply,
} from './rpc-packet.js';

/**
 * Nest's NATS request/reply on the service's one connection, which may be late and come and go. Replicas share the
 * requests by a queue group; a stopping service finishes what it took.
 */
export class RpcServer extends ServerNats {
  private readonly taken = new Set<Subscription>();
  private readonly inHand = new Set<Promise<void>>();
  private nc: NatsConnection | undefined;

  constructor(
    private readonly database: Database,
    private readonly link: NatsLink,
    private readonly log: Logger,
  ) {
    super({});
  }

  override async listen(callback: () => void): Promise<void> {
    this.link.on('up', this.subscribe);
    if (this.link.isUp) await this.subscribe();
    callback();
  }

  override async close(): Promise<void> {
    this.link.off('up', this.subscribe);
    await Promise.all([...this.taken].map((s) => s.drain().catch(() => undefined)));
    await Promise.all(this.inHand);
  }

  override bindEvents(nc: NatsConnection): void {
    this.taken.clear();
    for (const subject of this.messageHandlers.keys()) {
      const subscription = nc.subscribe(subject, {
        queue: subject.replaceAll('.', '-'),
        callback: (error, msg) => {
          if (error === null) this.take(subject, msg);
        },
      });
      this.taken.add(subscription);
    }
  }

  override async handleMessage(subject: string, msg: Msg): Promise<void> {
    const handler = this.messageHandlers.get(subject);
    if (handler === undefined) return;
    const { rpc } = handler.extras as unknown as RequestExtras;
    const { headers } = msg;
    const requestId = acceptRequestId(headers?.get(requestIdHeader));
    const span = {
      name: subject,
      kind: SpanKind.SERVER,
      attributes: { 'rpc.system.name': 'nats' },
      parent: headers?.get(traceHeader) || undefined,
    };
    await withRequestId(requestId, () =>
      inSpan(this.database.service, span, async (handling) => {
        const packet = decodeRequest(msg);
        const context = new RequestContext({ rpc, headers, requestId, database: this.database });
        const reply = await this.replyTo(handler, packet, context);
        if ('err' in reply) handling?.set({ 'error.type': reply.err.code });
        msg.respond(encodeReply(packet?.id ?? '', reply));
      }),
    );
  }

  /** A reconnected client keeps its subscriptions; a new connection needs new ones. */
  private readonly subscribe = async (): Promise<void> => {
    const nc = await this.link.connected();
    if (nc === this.nc) return;
    this.nc = nc;
    this.bindEvents(nc);
  };

  private take(subject: string, msg: Msg): void {
    const work = this.handleMessage(subject, msg).catch((error: unknown) => {
      this.log.warn({ err: error, subject }, 'a reply could not be sent');
    });
    this.inHand.add(work);
    void work.finally(() => this.inHand.delete(work));
  }

  private async replyTo(
    handler: MessageHandler<unknown, unknown, unknown>,
    packet: RequestPacket | undefined,
    context: RequestContext,
  ): Promise<RpcReply> {
    try {
      if (packet === undefined) throw problem('INVALID_INPUT', 'This is not a request.');
      const result = await handler(packet.data, context);
      return { response: isObservable(result) ? await lastValueFrom(result) : result };
    } catch (error) {
      return { err: this.failure(context.getSubject(), error) };
    }
  }

  private failure(subject: string, error: unknown): RpcFailure {
    // The only RpcException that is not a service's own is that of a guard which said no.
    const { code, status, message, cause } =
      error instanceof RpcException ? problem('FORBIDDEN', error.message) : toProblem(error);
    if (status >= 500) this.log.error({ err: cause, subject }, 'a request failed');
    return { code, status, message };
  }
}
