import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventDefinition } from '@fitfolio/contract-kit/message';
import type { JsMsg } from '@nats-io/jetstream';
import { isDatabaseDown } from '#src/db/database-error';
import type { Database } from '#src/db/database';
import type { Logger } from '#src/log/logger';
import { acceptRequestId, withRequestId } from '#src/log/request-context';
import { ackWaitMs } from './consumer.js';
import { keepDeadLetter } from './dead-letter.js';
import type { Handler } from './handler.js';
import { markHandled } from './inbox.js';
import type { EventMessage } from './on-event.js';
import { outboxIdHeader, requestIdHeader } from './relay.js';
import { runHandler } from './run-handler.js';

export type Outcome = 'handled' | 'retried' | 'dead';

export interface TakeContext {
  readonly database: Database;
  readonly logger: Logger;
  /** Aborted when the service is told to stop and has waited long enough. */
  readonly stop: AbortSignal;
  readonly onOutcome: (subject: string, outcome: Outcome) => void;
}

const databaseRetryMs = 1_000;

/** Handles one delivery to its end: acknowledged, given back for later, or kept as a dead letter. */
export async function takeMessage(handler: Handler, msg: JsMsg, context: TakeContext): Promise<void> {
  const requestId = acceptRequestId(msg.headers?.get(requestIdHeader));
  await withRequestId(requestId, async () => {
    const beat = setInterval(() => {
      msg.working();
    }, ackWaitMs / 3);
    try {
      const outcome = await untilDatabaseIsUp(context, () => settle(handler, msg, requestId, context));
      context.onOutcome(msg.subject, outcome);
    } finally {
      clearInterval(beat);
    }
  });
}

/** A database that is away is no fault of the message: it waits in hand, and no attempt is counted. */
async function untilDatabaseIsUp<T>(context: TakeContext, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      context.logger.warn('database is away, the message waits');
      await pause(databaseRetryMs, undefined, { signal: context.stop });
    }
  }
}

async function settle(
  handler: Handler,
  msg: JsMsg,
  requestId: string,
  context: TakeContext,
): Promise<Outcome> {
  const attempt = msg.info.deliveryCount;
  const parsed = parse(handler.event, msg);
  if ('fault' in parsed) {
    await bury(handler, msg, requestId, context, undefined, parsed.fault);
    return 'dead';
  }
  const message: EventMessage<EventDefinition> = {
    ...parsed,
    requestId,
    attempt,
    lastAttempt: attempt >= handler.attemptsMax,
  };
  if (attempt > handler.attemptsMax) {
    await bury(handler, msg, requestId, context, message, 'every attempt ended without an answer');
    return 'dead';
  }
  try {
    await runHandler(handler, message, context);
    msg.ack();
    return 'handled';
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
    context.logger.warn({ err: error, subject: msg.subject, attempt }, 'handling failed');
    if (message.lastAttempt && !context.stop.aborted) {
      await bury(handler, msg, requestId, context, message, String(error));
      return 'dead';
    }
    msg.nak(context.stop.aborted ? 0 : (handler.backoffMs.at(attempt - 1) ?? handler.backoffMs.at(-1) ?? 0));
    return 'retried';
  }
}

type Parsed = { payload: unknown; key: string } | { fault: string };

function parse(event: EventDefinition, msg: JsMsg): Parsed {
  try {
    const payload = event.payload.safeParse(msg.json());
    if (!payload.success) return { fault: `not of the event's shape: ${payload.error.message}` };
    return { payload: payload.data, key: event.key(payload.data) };
  } catch {
    return { fault: 'not JSON' };
  }
}

async function bury(
  handler: Handler,
  msg: JsMsg,
  requestId: string,
  context: TakeContext,
  message: EventMessage<EventDefinition> | undefined,
  error: string,
): Promise<void> {
  const key = message?.key ?? msg.headers?.get(outboxIdHeader) ?? randomUUID();
  await context.database.transaction(async (tx) => {
    if (message !== undefined && handler.dead !== undefined) {
      const first = await markHandled(tx.db, handler.consumer, key);
      if (first) await handler.dead(message, tx);
    }
    await keepDeadLetter(tx.db, {
      consumer: handler.consumer,
      key,
      subject: msg.subject,
      payload: msg.string(),
      requestId,
      attempts: msg.info.deliveryCount,
      error,
    });
  });
  context.logger.error({ subject: msg.subject, key }, 'message put among the dead letters');
  msg.term();
}
