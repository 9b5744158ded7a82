import type { EventDefinition, EventPayload } from '@fitfolio/contract-kit/message';
import type { Tx } from '#src/db/database';

/** A fact as its handler gets it. */
export interface EventMessage<E extends EventDefinition> {
  readonly payload: EventPayload<E>;
  readonly key: string;
  readonly requestId: string;
  /** 1 the first time. */
  readonly attempt: number;
  /** After this one the message is put among the dead letters. */
  readonly lastAttempt: boolean;
}

/** A long piece of work caused by a fact. No transaction is open while it runs. */
export interface Job {
  /** Aborted when the service stops or the job's time is up. */
  readonly signal: AbortSignal;
  /**
   * Stores the result and marks the fact as handled in one transaction. False, and nothing is stored, when
   * another worker was first. Call it once, at the end.
   */
  finish(effect: (tx: Tx) => Promise<void>): Promise<boolean>;
}

export interface HandlerOptions {
  /** Tells apart two handlers of one service for one fact. Part of the durable name: never change it. */
  readonly name?: string;
  /** How many messages at once, in this process. */
  readonly concurrency?: number;
  readonly attemptsMax?: number;
  /** Waits before the second, third … attempt; the last one repeats. */
  readonly backoffMs?: readonly number[];
}

export interface JobOptions extends HandlerOptions {
  /** The job's signal is aborted after this. */
  readonly timeoutMs: number;
}

export type HandlerKind = 'effect' | 'job' | 'dead';

export interface HandlerMeta {
  readonly kind: HandlerKind;
  readonly event: EventDefinition;
  readonly options: HandlerOptions & Partial<JobOptions>;
}

export const handlerKey = 'fitfolio:event-handler';

type Method<Args extends readonly unknown[]> = TypedPropertyDescriptor<(...args: [...Args]) => Promise<void>>;

function mark(meta: HandlerMeta, method: PropertyDescriptor): void {
  Reflect.defineMetadata(handlerKey, meta, method.value as object);
}

/**
 * Handles a fact in the worker role: `method(message, tx)` runs once per business key, in one transaction with
 * the inbox. Throwing rolls it back and tries again later.
 */
export function OnEvent<E extends EventDefinition>(event: E, options: HandlerOptions = {}) {
  return (_target: object, _name: string | symbol, method: Method<[EventMessage<E>, Tx]>): void => {
    mark({ kind: 'effect', event, options }, method);
  };
}

/** Handles a fact by long work: `method(message, job)`, its effect through `job.finish`. */
export function OnJob<E extends EventDefinition>(event: E, options: JobOptions) {
  return (_target: object, _name: string | symbol, method: Method<[EventMessage<E>, Job]>): void => {
    mark({ kind: 'job', event, options }, method);
  };
}

/**
 * What to do when the fact could not be handled for good, in the same class as its handler: `method(message, tx)`
 * runs in one transaction with the dead letter. Not called for messages that are not of the event's shape.
 */
export function OnDeadLetter<E extends EventDefinition>(event: E) {
  return (_target: object, _name: string | symbol, method: Method<[EventMessage<E>, Tx]>): void => {
    mark({ kind: 'dead', event, options: {} }, method);
  };
}
