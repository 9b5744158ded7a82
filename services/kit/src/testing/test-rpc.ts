import { randomUUID } from 'node:crypto';
import type { RpcDefinition } from '@fitfolio/contract-kit/message';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { z } from 'zod';
import { problem, ProblemError } from '#src/http/problem-error';
import {
  decodeRequest,
  encodeReply,
  encodeRequest,
  idempotencyHeader,
  ReplyPacket,
} from '#src/rpc/rpc-packet';
import type { TestNats } from './test-nats.js';

const timeoutMs = 10_000;

export interface TestRpc {
  /** Sends a request as another service would; the other side's refusal is thrown. */
  request<R extends RpcDefinition>(
    rpc: R,
    request: z.input<R['request']>,
    key?: string,
  ): Promise<z.output<R['reply']>>;
  /** Handles requests as another service would. */
  handle<R extends RpcDefinition>(
    rpc: R,
    reply: (request: z.output<R['request']>) => z.output<R['reply']> | Promise<z.output<R['reply']>>,
  ): void;
  close(): Promise<void>;
}

/** The other end of a service's RPC, over real NATS. */
export async function testRpc(nats: TestNats): Promise<TestRpc> {
  const nc: NatsConnection = await nats.connect();
  return {
    request: async (rpc, request, key = randomUUID()) => {
      const h = headers();
      h.set(idempotencyHeader, key);
      const packet = encodeRequest(rpc.subject, key, request);
      const msg = await nc.request(rpc.subject, packet, { headers: h, timeout: timeoutMs });
      const { err, response } = ReplyPacket.parse(msg.json());
      if (err === undefined) return rpc.reply.parse(response) as never;
      throw new ProblemError(err.code, err.status, err.message);
    },
    handle: (rpc, reply) => {
      void (async () => {
        for await (const msg of nc.subscribe(rpc.subject)) {
          const { id = '', data } = decodeRequest(msg) ?? {};
          try {
            const response = await reply(rpc.request.parse(data) as never);
            msg.respond(encodeReply(id, { response }));
          } catch (error) {
            const { code, status, message } =
              error instanceof ProblemError ? error : problem('INTERNAL', String(error));
            msg.respond(encodeReply(id, { err: { code, status, message } }));
          }
        }
      })();
    },
    close: () => nc.close(),
  };
}
