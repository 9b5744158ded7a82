import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RpcDefinition } from '@fitfolio/contract-kit/message';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { z } from 'zod';
import { problem, ProblemError } from '#src/http/problem-error';
import { currentRequestId } from '#src/log/request-context';
import type { NatsLink } from '#src/messaging/nats-link';
import { requestIdHeader } from '#src/messaging/relay';
import { idempotencyHeader, RpcAnswer } from './rpc-message.js';

const noResponderRetryMs = 100;

export interface AskOptions {
  /** The same key and request give the first answer again. Left out, each ask is its own. */
  readonly idempotencyKey?: string;
}

/** Asks another service and waits for its answer until the question's deadline. */
export class RpcClient {
  constructor(private readonly link: NatsLink) {}

  /** The reply; or the other side's ProblemError; or UNAVAILABLE when nobody answered in time. */
  async ask<Request extends z.ZodType, Reply extends z.ZodType>(
    rpc: RpcDefinition<Request, Reply>,
    request: z.input<Request>,
    options: AskOptions = {},
  ): Promise<z.output<Reply>> {
    const until = Date.now() + rpc.deadlineMs;
    const h = headers();
    h.set(idempotencyHeader, options.idempotencyKey ?? randomUUID());
    const requestId = currentRequestId();
    if (requestId !== undefined) h.set(requestIdHeader, requestId);
    const data = JSON.stringify(rpc.request.parse(request));
    const answer = RpcAnswer.parse(await this.send(rpc.subject, data, h, until));
    if (answer.ok) return rpc.reply.parse(answer.reply);
    throw new ProblemError(answer.code, answer.status, answer.message);
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
          timeout: Math.max(1, until - Date.now()),
          headers: h,
        });
        return reply.json();
      } catch (error) {
        const nobodyYet = error instanceof Error && /no responders/i.test(error.message);
        if (!nobodyYet || Date.now() + noResponderRetryMs >= until) {
          throw problem('UNAVAILABLE', 'A part of the service did not answer in time.', { cause: error });
        }
        await pause(noResponderRetryMs);
      }
    }
  }

  private async within(until: number): Promise<NatsConnection> {
    const late = new AbortController();
    try {
      const timeout = pause(Math.max(1, until - Date.now()), undefined, { signal: late.signal }).then(() => {
        throw new Error('NATS is away');
      });
      timeout.catch(() => undefined);
      return await Promise.race([this.link.connected(), timeout]);
    } finally {
      late.abort();
    }
  }
}
