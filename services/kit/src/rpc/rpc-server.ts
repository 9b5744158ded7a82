import type { RpcDefinition } from '@fitfolio/contract-kit/message';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { type Database, retryConflicts, type Tx } from '#src/db/database';
import { problem } from '#src/http/problem-error';
import { toProblem } from '#src/http/to-problem';
import type { Logger } from '#src/log/logger';
import { acceptRequestId, withRequestId } from '#src/log/request-context';
import type { NatsLink } from '#src/messaging/nats-link';
import { requestIdHeader } from '#src/messaging/relay';
import { answerOnce } from './answer-once.js';
import { idempotencyHeader, idempotencyKeyCharsMax, type RpcAnswer } from './rpc-message.js';

export interface RpcHandler {
  readonly rpc: RpcDefinition;
  readonly answer: (request: unknown, work: Database | Tx) => Promise<unknown>;
}

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
    const request = rpc.request.safeParse(msg.json());
    if (!request.success) throw problem('INVALID_INPUT', 'The question has bad or missing fields.');
    const parsed = async (work: Database | Tx): Promise<unknown> =>
      rpc.reply.parse(await answer(request.data, work));
    if (rpc.idempotent === true) return retryConflicts(() => parsed(this.database));
    if (rpc.readOnly === true) return this.database.transaction(parsed);
    const key = msg.headers?.get(idempotencyHeader) ?? '';
    if (key === '' || key.length > idempotencyKeyCharsMax)
      throw problem('INVALID_INPUT', 'No idempotency key.');
    return answerOnce(this.database, { subject: rpc.subject, key, request: request.data }, parsed);
  }
}
