import type { MessageHandler } from '@nestjs/microservices';
import type { EventDefinition } from '@fitfolio/contract-kit/message';
import type { EventExtras } from './on-event.js';

type Callback = MessageHandler<unknown, unknown, unknown>;

/** One durable consumer's handler: Nest's callback and how it is to be called. */
export interface EventHandler {
  /** The durable consumer's name, and the inbox's. */
  readonly consumer: string;
  readonly event: EventDefinition;
  readonly concurrency: number;
  readonly attemptsMax: number;
  readonly backoffMs: readonly number[];
  readonly handle: Callback;
  /** Of a task: how long it may take. */
  readonly taskTimeoutMs?: number;
  /** Called when every attempt failed. */
  readonly dead?: Callback;
}

/** A method that Nest registered with the transport. */
export interface RegisteredMethod {
  readonly extras: EventExtras;
  readonly callback: Callback;
}

const attemptsMaxDefault = 5;
const backoffDefaultMs = [1_000, 5_000, 30_000, 120_000];
const effectConcurrency = 4;
const taskTimeoutMsDefault = 120_000;

/** Puts the methods of one service together: each handler with the dead-letter method beside it. */
export function handlersOf(service: string, methods: readonly RegisteredMethod[]): EventHandler[] {
  const handlers = methods
    .filter(({ extras }) => extras.kind !== 'dead')
    .map(({ extras, callback }): EventHandler => {
      const { kind, event, options, owner } = extras;
      const dead = methods.find(
        ({ extras: e }) => e.kind === 'dead' && e.owner === owner && e.event.subject === event.subject,
      );
      return {
        consumer: consumerName(service, event.subject, options.name),
        event,
        concurrency: options.concurrency ?? (kind === 'task' ? 1 : effectConcurrency),
        attemptsMax: options.attemptsMax ?? attemptsMaxDefault,
        backoffMs: options.backoffMs ?? backoffDefaultMs,
        handle: callback,
        ...(kind === 'task' ? { taskTimeoutMs: options.timeoutMs ?? taskTimeoutMsDefault } : {}),
        ...(dead === undefined ? {} : { dead: dead.callback }),
      };
    });
  assertApart(handlers.map(({ consumer }) => consumer));
  return handlers;
}

/** Two handlers under one name would share the event between them instead of each having it. */
function assertApart(consumers: readonly string[]): void {
  const twice = consumers.find((name, i) => consumers.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`two handlers are ${twice}: give one a name`);
}

/** `credits` and `evt.auth.user.registered.v1` → `credits_auth-user-registered-v1`. */
export function consumerName(service: string, subject: string, name?: string): string {
  const event = subject.split('.').slice(1).join('-');
  return name === undefined ? `${service}_${event}` : `${service}_${event}_${name}`;
}
