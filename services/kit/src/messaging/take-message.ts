import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { JsMsg } from '@nats-io/jetstream';
import { inSpan, SpanKind, type SpanStart, traceHeader } from '@fitfolio/tracing/tracing';
import { isObservable, lastValueFrom } from 'rxjs';
import { isDatabaseDown } from '#src/db/database-error';
import type { Database, Tx } from '#src/db/database';
import type { Logger } from '#src/log/logger';
import { acceptRequestId, withRequestId } from '#src/log/request-context';
import { ackWaitMs } from './consumer.js';
import { ContractError } from './contract-pipe.js';
import { keepDeadLetter } from './dead-letter.js';
import { type Delivery, EventContext } from './event-context.js';
import type { EventHandler } from './handler.js';
import { markHandled } from './inbox.js';
import { outboxIdHeader, requestIdHeader } from './relay.js';
import { runEffect, runTask } from './run-handler.js';

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
export async function takeMessage(handler: EventHandler, msg: JsMsg, context: TakeContext): Promise<void> {
  const requestId = acceptRequestId(msg.headers?.get(requestIdHeader));
  await withRequestId(requestId, async () => {
    const beat = setInterval(() => {
      msg.working();
    }, ackWaitMs / 3);
    try {
      await inSpan(context.database.service, spanOf(handler, msg), async (span) => {
        const outcome = await untilDatabaseIsUp(context, () => settle(handler, msg, requestId, context));
        span?.set({ 'fitfolio.outcome': outcome });
        context.onOutcome(msg.subject, outcome);
      });
    } finally {
      clearInterval(beat);
    }
  });
}

/** A message belongs to the trace of the call that caused it. */
const spanOf = ({ consumer }: EventHandler, msg: JsMsg): SpanStart => ({
  name: `process ${msg.subject}`,
  kind: SpanKind.CONSUMER,
  attributes: {
    'messaging.system': 'nats',
    'messaging.operation.name': 'process',
    'messaging.destination.name': msg.subject,
    'messaging.consumer.group.name': consumer,
    'messaging.nats.delivery': msg.info.deliveryCount,
  },
  parent: msg.headers?.get(traceHeader) || undefined,
});

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
  handler: EventHandler,
  msg: JsMsg,
  requestId: string,
  context: TakeContext,
): Promise<Outcome> {
  const attempt = msg.info.deliveryCount;
  const delivery: Delivery = {
    event: handler.event,
    headers: msg.headers,
    requestId,
    attempt,
    lastAttempt: attempt >= handler.attemptsMax,
  };
  const give = (error: string): Promise<Outcome> => giveUp(handler, msg, delivery, context, error);
  const data = readJson(msg);
  if (data === undefined) return give('not JSON');
  if (attempt > handler.attemptsMax) return give('every attempt ended without an answer');
  try {
    await deliver(handler.handle, data, contextOf(handler, delivery, context));
    msg.ack();
    return 'handled';
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
    context.logger.warn({ err: error, subject: msg.subject, attempt }, 'handling failed');
    if (error instanceof ContractError) return give(`not of the event's shape: ${error.issues.message}`);
    if (delivery.lastAttempt && !context.stop.aborted) return give(String(error));
    msg.nak(context.stop.aborted ? 0 : (handler.backoffMs.at(attempt - 1) ?? handler.backoffMs.at(-1) ?? 0));
    return 'retried';
  }
}

/** How the method is called: an effect in a transaction with the inbox, a task without one. */
function contextOf(handler: EventHandler, delivery: Delivery, { database, stop }: TakeContext): EventContext {
  const { consumer, taskTimeoutMs: timeoutMs } = handler;
  return new EventContext(delivery, (message, method) =>
    timeoutMs === undefined
      ? runEffect(database, consumer, message, method)
      : runTask({ database, consumer, timeoutMs, stop }, message, method),
  );
}

/** Calls a handler through Nest. An interceptor or filter that answers with an Observable speaks for the method. */
async function deliver(
  callback: EventHandler['handle'],
  data: unknown,
  context: EventContext,
): Promise<void> {
  const result: unknown = await callback(data, context);
  if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
  else context.assertDone();
}

function readJson(msg: JsMsg): unknown {
  try {
    return msg.json();
  } catch {
    return undefined;
  }
}

/** Keeps the message as a dead letter, in one transaction with the service's own method for it. */
async function giveUp(
  handler: EventHandler,
  msg: JsMsg,
  delivery: Delivery,
  { database, logger }: TakeContext,
  error: string,
): Promise<Outcome> {
  const { consumer, event, dead } = handler;
  const data = readJson(msg);
  const parsed = event.payload.safeParse(data);
  const key = parsed.success ? event.key(parsed.data) : (msg.headers?.get(outboxIdHeader) ?? randomUUID());
  const { subject } = msg;
  const { requestId, attempt: attempts } = delivery;
  const keep = (tx: Tx): Promise<void> =>
    keepDeadLetter(tx.db, { consumer, key, subject, payload: msg.string(), requestId, attempts, error });
  const context = new EventContext(delivery, (message, method) =>
    database.transaction(async (tx) => {
      if (await markHandled(tx.db, consumer, key)) await method(message, tx);
      await keep(tx);
    }),
  );
  if (parsed.success && dead !== undefined) await deliver(dead, data, context);
  if (!context.done) await database.transaction(keep);
  logger.error({ subject, key }, 'a message became a dead letter');
  msg.term();
  return 'dead';
}
