import type { EventDefinition } from '@fitfolio/contract-kit/message';
import type { Database } from '#src/db/database';
import type { Handler } from './handler.js';
import { markHandled, wasHandled } from './inbox.js';
import type { EventMessage, Job } from './on-event.js';

interface RunContext {
  readonly database: Database;
  readonly stop: AbortSignal;
}

type Message = EventMessage<EventDefinition>;

/** Runs a handler so that its effect happens once per business key. */
export async function runHandler(handler: Handler, message: Message, context: RunContext): Promise<void> {
  const { database } = context;
  const { effect, job } = handler;
  if (effect !== undefined) {
    await database.transaction(async (tx) => {
      if (await markHandled(tx.db, handler.consumer, message.key)) await effect(message, tx);
    });
    return;
  }
  if (job === undefined || (await wasHandled(database.db, handler.consumer, message.key))) return;
  const finish: Job['finish'] = (store) =>
    database.transaction(async (tx) => {
      const first = await markHandled(tx.db, handler.consumer, message.key);
      if (first) await store(tx);
      return first;
    });
  const signal = AbortSignal.any([context.stop, AbortSignal.timeout(job.timeoutMs)]);
  let finished = false;
  await job.work(message, {
    signal,
    finish: async (store) => {
      const first = await finish(store);
      finished = true;
      return first;
    },
  });
  // A job may end with nothing to store (what it was for is gone); it is handled all the same.
  if (!finished) await finish(async () => undefined);
}
