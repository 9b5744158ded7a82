import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RpcDefinition } from '@fitfolio/contract-kit/message';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { currentTraceparent, inSpan, SpanKind, traceHeader } from '@fitfolio/tracing/tracing';
import type { z } from 'zod';
import { problem, ProblemError } from '#src/http/problem-error';
import { currentRequestId } from '#src/log/request-context';
import type { NatsLink } from '#src/messaging/nats-link';
import { requestIdHeader } from '#src/messaging/relay';
import { encodeRequest, idempotencyHeader, ReplyPacket } from './rpc-packet.js';

const noResponderRetryMs = 100;

export interface RequestOptions {
  /** The same key and request give the first reply again. Left out, each request is its own. */
  readonly idempotencyKey?: string;
}

/**
 * Sends a request to another service and waits for the reply until the RPC's deadline. It speaks as Nest's NATS client
 * does, but on the service's one connection and with one inbox for all replies, so a request costs no subscription.
 */
export class RpcClient {
  constructor(private readonly link: NatsLink) {}

  /**
   * The reply; or the other side's ProblemError; or UNAVAILABLE when there was no reply in time. Here and wherever it is
   * about how long something takes, time is not read from the clock, which may be set while it passes.
   */
  async request<Request extends z.ZodType, Reply extends z.ZodType>(
    rpc: RpcDefinition<Request, Reply>,
    request: z.input<Request>,
    options: RequestOptions = {},
  ): Promise<z.output<Reply>> {
    const span = { name: rpc.subject, kind: SpanKind.CLIENT, attributes: { 'rpc.system.name': 'nats' } };
    return inSpan(this.link.name, span, () => this.requestNow(rpc, request, options));
  }

  private async requestNow<Request extends z.ZodType, Reply extends z.ZodType>(
    rpc: RpcDefinition<Request, Reply>,
    request: z.input<Request>,
    options: RequestOptions,
  ): Promise<z.output<Reply>> {
    const until = performance.now() + rpc.deadlineMs;
    const id = randomUUID();
    const h = headers();
    h.set(idempotencyHeader, options.idempotencyKey ?? id);
    const requestId = currentRequestId();
    if (requestId !== undefined) h.set(requestIdHeader, requestId);
    const traceparent = currentTraceparent();
    if (traceparent !== undefined) h.set(traceHeader, traceparent);
    const packet = encodeRequest(rpc.subject, id, rpc.request.parse(request));
    const { err, response } = ReplyPacket.parse(await this.send(rpc.subject, packet, h, until));
    if (err === undefined) return rpc.reply.parse(response);
    throw new ProblemError(err.code, err.status, err.message);
  }

  private async send(
    subject: string,
    data: string,
    h: ReturnType<typeof headers>,
    until: number,
  ): Promise<unknown> {
    for (;;) {
      try {
        const nc = await this.within(until);
        const reply = await nc.request(subject, data, {
          timeout: Math.max(1, until - performance.now()),
          headers: h,
        });
        return reply.json();
      } catch (error) {
        const noHandlerYet = error instanceof Error && /no responders/i.test(error.message);
        if (!noHandlerYet || performance.now() + noResponderRetryMs >= until) {
          throw problem('UNAVAILABLE', 'A part of the service did not answer in time.', { cause: error });
        }
        await pause(noResponderRetryMs);
      }
    }
  }

  private async within(until: number): Promise<NatsConnection> {
    const late = new AbortController();
    try {
      const timeout = pause(Math.max(1, until - performance.now()), undefined, { signal: late.signal }).then(
        () => {
          throw new Error('NATS is away');
        },
      );
      timeout.catch(() => undefined);
      return await Promise.race([this.link.connected(), timeout]);
    } finally {
      late.abort();
    }
  }
}
