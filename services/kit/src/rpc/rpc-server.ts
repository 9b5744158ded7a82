import { createHash } from 'node:crypto';
import type { RpcDefinition } from '@fitfolio/contract-kit/message';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { z } from 'zod';
import type { Database, Tx } from '#src/db/database';
import { problem, ProblemError } from '#src/http/problem-error';
import { toProblem } from '#src/http/to-problem';
import type { Logger } from '#src/log/logger';
import { acceptRequestId, withRequestId } from '#src/log/request-context';
import type { NatsLink } from '#src/messaging/nats-link';
import { requestIdHeader } from '#src/messaging/relay';
import { idempotencyHeader, idempotencyKeyCharsMax, type RpcAnswer } from './rpc-message.js';

export interface RpcHandler {
  readonly rpc: RpcDefinition;
  readonly answer: (request: unknown, tx: Tx) => Promise<unknown>;
}

const mismatchStatus = 422;

/** How a refusal is kept beside replies. */
const Refused = z.strictObject({
  $refused: z.object({ code: z.string(), status: z.number().int(), message: z.string() }),
});

/** Answers the questions of other services; replicas share them by a queue group. */
export class RpcServer {
  private readonly subscriptions = new Set<Subscription>();
  private readonly inHand = new Set<Promise<void>>();
  private nc: NatsConnection | undefined;

  constructor(
    private readonly handlers: readonly RpcHandler[],
    private readonly database: Database,
    private readonly link: NatsLink,
    private readonly logger: Logger,
  ) {
    link.on('up', this.subscribe);
    if (link.isUp) void this.subscribe();
  }

  async close(): Promise<void> {
    this.link.off('up', this.subscribe);
    await Promise.all([...this.subscriptions].map((s) => s.drain().catch(() => undefined)));
    await Promise.all(this.inHand);
  }

  /** A reconnected client keeps its subscriptions; a new connection needs new ones. */
  private readonly subscribe = async (): Promise<void> => {
    const nc = await this.link.connected();
    if (nc === this.nc) return;
    this.nc = nc;
    this.subscriptions.clear();
    for (const handler of this.handlers) {
      const { subject } = handler.rpc;
      const subscription = nc.subscribe(subject, { queue: subject.replaceAll('.', '-') });
      this.subscriptions.add(subscription);
      void this.listen(handler, subscription);
    }
  };

  private async listen(handler: RpcHandler, subscription: Subscription): Promise<void> {
    for await (const msg of subscription) {
      const work = this.reply(handler, msg);
      this.inHand.add(work);
      void work.finally(() => this.inHand.delete(work));
    }
  }

  private async reply(handler: RpcHandler, msg: Msg): Promise<void> {
    const requestId = acceptRequestId(msg.headers?.get(requestIdHeader));
    const answer = await withRequestId(requestId, async (): Promise<RpcAnswer> => {
      try {
        return { ok: true, reply: await this.work(handler, msg) };
      } catch (error) {
        const { code, status, message, cause } = toProblem(error);
        if (status >= 500) this.logger.error({ err: cause, subject: msg.subject }, 'a question failed');
        return { ok: false, code, status, message };
      }
    });
    msg.respond(JSON.stringify(answer));
  }

  private async work({ rpc, answer }: RpcHandler, msg: Msg): Promise<unknown> {
    const key = msg.headers?.get(idempotencyHeader) ?? '';
    if (key === '' || key.length > idempotencyKeyCharsMax)
      throw problem('INVALID_INPUT', 'No idempotency key.');
    const request = rpc.request.safeParse(msg.json());
    if (!request.success) throw problem('INVALID_INPUT', 'The question has bad or missing fields.');
    if (rpc.readOnly === true)
      return this.database.transaction(async (tx) => rpc.reply.parse(await answer(request.data, tx)));
    const hash = createHash('sha256').update(JSON.stringify(request.data)).digest('hex');
    const once = this.database.transaction(async (tx) => {
      // A twin in flight makes this wait until it is done; then its answer is the answer.
      const mine = await tx.sql(
        `insert into rpc_once (subject, key, request_hash) values ($1, $2, $3)
         on conflict do nothing returning key`,
        [rpc.subject, key, hash],
      );
      if (mine.length === 0) return firstAnswer(tx, rpc.subject, key, hash);
      const reply: unknown = rpc.reply.parse(await answer(request.data, tx));
      await tx.sql('update rpc_once set reply = $3 where subject = $1 and key = $2', [
        rpc.subject,
        key,
        JSON.stringify(reply),
      ]);
      return reply;
    });
    return once.catch((error: unknown) => this.refuse(rpc.subject, key, hash, error));
  }

  /** A refusal is an answer too: a copy of the question that arrives late must not be granted after all. */
  private async refuse(subject: string, key: string, hash: string, error: unknown): Promise<unknown> {
    if (!(error instanceof ProblemError) || error.status >= 500 || error.status === mismatchStatus)
      throw error;
    const { code, status, message } = error;
    const twin = await this.database.transaction(async (tx) => {
      const noted = await tx.sql(
        `insert into rpc_once (subject, key, request_hash, reply) values ($1, $2, $3, $4)
         on conflict do nothing returning key`,
        [subject, key, hash, JSON.stringify({ $refused: { code, status, message } })],
      );
      return noted.length > 0 ? undefined : { first: await firstAnswer(tx, subject, key, hash) };
    });
    if (twin === undefined) throw error;
    return twin.first;
  }
}

async function firstAnswer(tx: Tx, subject: string, key: string, hash: string): Promise<unknown> {
  const [first] = await tx.sql<{ request_hash: string; reply: unknown }>(
    'select request_hash, reply from rpc_once where subject = $1 and key = $2',
    [subject, key],
  );
  if (first?.request_hash === hash) {
    const refused = Refused.safeParse(first.reply);
    if (!refused.success) return first.reply;
    const { code, status, message } = refused.data.$refused;
    throw new ProblemError(code, status, message);
  }
  throw new ProblemError('IDEMPOTENCY_MISMATCH', mismatchStatus, 'This key was used for another request.');
}
