import type { EventDefinition } from '@fitfolio/contract-kit/message';
import type { Database, Tx } from '#src/db/database';
import { markHandled, wasHandled } from './inbox.js';
import type { EventMessage, EventTask } from './on-event.js';

type Message = EventMessage<EventDefinition>;

/** Runs an effect once per business key, in one transaction with the inbox. */
export async function runEffect(
  database: Database,
  consumer: string,
  message: Message,
  effect: (message: Message, tx: Tx) => Promise<unknown>,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (await markHandled(tx.db, consumer, message.key)) await effect(message, tx);
  });
}

interface TaskContext {
  readonly database: Database;
  readonly consumer: string;
  readonly timeoutMs: number;
  readonly stop: AbortSignal;
}

/** Runs a task so that its result is stored once per business key. */
export async function runTask(
  { database, consumer, timeoutMs, stop }: TaskContext,
  message: Message,
  work: (message: Message, task: EventTask) => Promise<unknown>,
): Promise<void> {
  if (await wasHandled(database.db, consumer, message.key)) return;
  const finish: EventTask['finish'] = (store) =>
    database.transaction(async (tx) => {
      const first = await markHandled(tx.db, consumer, message.key);
      if (first) await store(tx);
      return first;
    });
  let finished = false;
  await work(message, {
    signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
    finish: async (store) => {
      const first = await finish(store);
      finished = true;
      return first;
    },
  });
  // A task may end with nothing to store (what it was for is gone); it is handled all the same.
  if (!finished) await finish(async () => undefined);
}
