import { randomUUID } from 'node:crypto';
import type { RpcDefinition } from '@fitfolio/contract-kit/message';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { z } from 'zod';
import { problem, ProblemError } from '#src/http/problem-error';
import { idempotencyHeader, RpcAnswer } from '#src/rpc/rpc-message';
import type { TestNats } from './test-nats.js';

const timeoutMs = 10_000;

export interface TestRpc {
  /** Asks as another service would; the other side's refusal is thrown. */
  ask<R extends RpcDefinition>(
    rpc: R,
    request: z.input<R['request']>,
    key?: string,
  ): Promise<z.output<R['reply']>>;
  /** Answers as another service would. */
  answer<R extends RpcDefinition>(
    rpc: R,
    reply: (request: z.output<R['request']>) => z.output<R['reply']> | Promise<z.output<R['reply']>>,
  ): void;
  close(): Promise<void>;
}

/** The other end of a service's questions, over real NATS. */
export async function testRpc(nats: TestNats): Promise<TestRpc> {
  const nc: NatsConnection = await nats.connect();
  return {
    ask: async (rpc, request, key = randomUUID()) => {
      const h = headers();
      h.set(idempotencyHeader, key);
      const msg = await nc.request(rpc.subject, JSON.stringify(request), { headers: h, timeout: timeoutMs });
      const answer = RpcAnswer.parse(msg.json());
      if (answer.ok) return rpc.reply.parse(answer.reply) as never;
      throw new ProblemError(answer.code, answer.status, answer.message);
    },
    answer: (rpc, reply) => {
      void (async () => {
        for await (const msg of nc.subscribe(rpc.subject)) {
          try {
            const said = await reply(rpc.request.parse(msg.json()) as never);
            msg.respond(JSON.stringify({ ok: true, reply: said }));
          } catch (error) {
            const { code, status, message } =
              error instanceof ProblemError ? error : problem('INTERNAL', String(error));
            msg.respond(JSON.stringify({ ok: false, code, status, message }));
          }
        }
      })();
    },
    close: () => nc.close(),
  };
}
