import { EventPattern } from '@nestjs/microservices';
import type { EventDefinition, EventPayload } from '@fitfolio/contract-kit/message';
import type { Tx } from '#src/db/database';
import { messageMethod } from './message-method.js';

/** An event as its handler gets it. */
export interface EventMessage<E extends EventDefinition> {
  readonly payload: EventPayload<E>;
  readonly key: string;
  readonly requestId: string;
  /** 1 the first time. */
  readonly attempt: number;
  /** After this one the message becomes a dead letter. */
  readonly lastAttempt: boolean;
}

/** A long piece of work caused by an event. No transaction is open while it runs. */
export interface EventTask {
  /** Aborted when the service stops or the task's time is up. */
  readonly signal: AbortSignal;
  /**
   * Stores the result and marks the event as handled in one transaction. False, and nothing is stored, when
   * another worker was first. Call it once, at the end.
   */
  finish(effect: (tx: Tx) => Promise<void>): Promise<boolean>;
}

export interface HandlerOptions {
  /** Tells apart two handlers of one service for one event. Part of the durable name: never change it. */
  readonly name?: string;
  /** How many messages at once, in this process. */
  readonly concurrency?: number;
  readonly attemptsMax?: number;
  /** Waits before the second, third … attempt; the last one repeats. */
  readonly backoffMs?: readonly number[];
}

export interface TaskOptions extends HandlerOptions {
  /** The task's signal is aborted after this. */
  readonly timeoutMs: number;
}

/** Nest's transport of events. */
export const jetStream = Symbol('JetStream');

/** What the decorators tell the transport of a method. */
export interface EventExtras {
  readonly kind: 'effect' | 'task' | 'dead';
  readonly event: EventDefinition;
  readonly options: HandlerOptions & Partial<TaskOptions>;
  /** The class of the method: a dead-letter method belongs to the handlers beside it. */
  readonly owner: object;
}

type Method<Args extends readonly unknown[]> = TypedPropertyDescriptor<(...args: [...Args]) => Promise<void>>;
type Decorator<Args extends readonly unknown[]> = (
  target: object,
  name: string | symbol,
  method: Method<Args>,
) => void;

const eventMethod =
  (parts: Omit<EventExtras, 'owner'>) =>
  (owner: object, name: string | symbol, method: PropertyDescriptor): void => {
    const { subject, payload } = parts.event;
    const pattern = EventPattern(subject, jetStream, { ...parts, owner }) as MethodDecorator;
    messageMethod(pattern, payload)(owner, name, method);
  };

/**
 * Handles an event in the worker role: `method(message, tx)` runs once per business key, in one transaction with
 * the inbox. Throwing rolls it back and tries again later. It is Nest's `@EventPattern` on a controller.
 */
export function OnEvent<E extends EventDefinition>(
  event: E,
  options: HandlerOptions = {},
): Decorator<[EventMessage<E>, Tx]> {
  return eventMethod({ kind: 'effect', event, options });
}

/** Handles an event by long work: `method(message, task)`, its effect through `task.finish`. */
export function OnEventTask<E extends EventDefinition>(
  event: E,
  options: TaskOptions,
): Decorator<[EventMessage<E>, EventTask]> {
  return eventMethod({ kind: 'task', event, options });
}

/**
 * What to do when the event could not be handled for good, in the same class as its handler: `method(message, tx)`
 * runs in one transaction with the dead letter. Not called for messages that are not of the event's shape.
 */
export function OnDeadLetter<E extends EventDefinition>(event: E): Decorator<[EventMessage<E>, Tx]> {
  return eventMethod({ kind: 'dead', event, options: {} });
}
