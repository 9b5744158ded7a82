import type { EventDefinition } from '@fitfolio/contract-kit/message';
import type { Tx } from '#src/db/database';
import type { EventMessage, HandlerMeta, Job, JobOptions } from './on-event.js';

type Message = EventMessage<EventDefinition>;
type Effect = (message: Message, tx: Tx) => Promise<void>;
type Work = (message: Message, job: Job) => Promise<void>;

/** A registered handler, ready to be consumed for. */
export interface Handler {
  /** The durable consumer's name, and the inbox's. */
  readonly consumer: string;
  readonly event: EventDefinition;
  readonly concurrency: number;
  readonly attemptsMax: number;
  readonly backoffMs: readonly number[];
  readonly effect?: Effect;
  readonly job?: { readonly work: Work; readonly timeoutMs: number };
  readonly dead?: Effect;
}

const attemptsMaxDefault = 5;
const backoffDefaultMs = [1_000, 5_000, 30_000, 120_000];
const effectConcurrency = 4;
const jobTimeoutMs = 120_000;

export interface FoundMethod {
  readonly meta: HandlerMeta;
  readonly call: (...args: unknown[]) => Promise<void>;
}

/** Turns the marked methods of one provider into handlers. */
export function handlersOf(service: string, methods: readonly FoundMethod[]): Handler[] {
  const dead = new Map(
    methods.filter((m) => m.meta.kind === 'dead').map((m) => [m.meta.event.subject, m.call]),
  );
  return methods
    .filter((m) => m.meta.kind !== 'dead')
    .map(({ meta, call }) => {
      const { event, options } = meta;
      const onDead = dead.get(event.subject);
      const job = meta.kind === 'job' ? { work: call as Work, timeoutMs: timeoutOf(options) } : undefined;
      return {
        consumer: consumerName(service, event.subject, options.name),
        event,
        concurrency: options.concurrency ?? (job ? 1 : effectConcurrency),
        attemptsMax: options.attemptsMax ?? attemptsMaxDefault,
        backoffMs: options.backoffMs ?? backoffDefaultMs,
        ...(job ? { job } : { effect: call as Effect }),
        ...(onDead ? { dead: onDead as Effect } : {}),
      };
    });
}

const timeoutOf = (options: Partial<JobOptions>): number => options.timeoutMs ?? jobTimeoutMs;

/** `credits` and `evt.auth.user.registered.v1` → `credits_auth-user-registered-v1`. */
export function consumerName(service: string, subject: string, name?: string): string {
  const fact = subject.split('.').slice(1).join('-');
  return name === undefined ? `${service}_${fact}` : `${service}_${fact}_${name}`;
}
