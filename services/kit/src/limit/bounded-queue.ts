import { problem, type ProblemError } from '#src/http/problem-error';
import { tooMany } from './too-many.js';

export interface BoundedQueueOptions {
  readonly atOnceMax: number;
  readonly waitingMax: number;
  /** A task that has waited this long is refused; its client has given up or soon will. */
  readonly waitMsMax: number;
  /** How many tasks of one person wait; more are refused at once. */
  readonly waitingPerPersonMax?: number;
}

/** For whom a task is: a person, and the network they come from. */
export interface TaskOwner {
  readonly person: string;
  readonly network: string;
}

interface Waiting {
  readonly owner: TaskOwner | undefined;
  readonly go: () => void;
}

const retryAfterSeconds = 2;
/** Of so many networks the last turn is known. */
const turnsKept = 1_000;

/** UNAVAILABLE: what the caller wants is right, but too many want it now. */
export const tooBusy = (): ProblemError =>
  problem('UNAVAILABLE', 'Too many people want this just now. Try again in a moment.', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

/**
 * Runs a few tasks at a time; the rest wait. The next is the one whose network has the fewest running, then had its turn
 * the longest ago, then whose person has the fewest running, then the oldest; a person never has all places. So nobody
 * waits for more than one task of who sends many. A full queue
 * and a wait past its deadline are UNAVAILABLE with `Retry-After`; too many of one person are RATE_LIMITED. A caller whose
 * signal aborts while it waits leaves the queue with the signal's reason.
 */
export class BoundedQueue {
  readonly #options: BoundedQueueOptions;
  readonly #waiting = new Set<Waiting>();
  /** How many run in all, and of each person and network. */
  readonly #running = new Map<string, number>();
  /** Networks by their last turn, the longest ago first; one that is not in it had none lately. */
  readonly #turns = new Map<string, number>();
  #turnsTaken = 0;

  constructor(options: BoundedQueueOptions) {
    this.#options = options;
  }

  async run<T>(task: () => Promise<T>, signal?: AbortSignal, owner?: TaskOwner): Promise<T> {
    signal?.throwIfAborted();
    if (this.#mayRun(owner)) this.#count(owner, 1);
    else await this.#turn(signal, owner);
    try {
      return await task();
    } finally {
      this.#count(owner, -1);
      this.#passOn();
    }
  }

  /** Resolves when a place has been kept for this task. */
  #turn(signal: AbortSignal | undefined, owner: TaskOwner | undefined): Promise<void> {
    const { waitingMax, waitingPerPersonMax = Infinity, waitMsMax } = this.#options;
    const own = [...this.#waiting].filter((other) => owner && other.owner?.person === owner.person);
    if (own.length >= waitingPerPersonMax) return Promise.reject(tooMany(retryAfterSeconds));
    if (this.#waiting.size >= waitingMax) return Promise.reject(tooBusy());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { owner, go: resolve };
    const leave = (reason: unknown): void => {
      this.#waiting.delete(waiting);
      reject(reason);
    };
    const timer = setTimeout(() => leave(tooBusy()), waitMsMax);
    const aborted = (): void => leave(signal?.reason);
    signal?.addEventListener('abort', aborted);
    this.#waiting.add(waiting);
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', aborted);
    });
  }

  #passOn(): void {
    let next: Waiting | undefined;
    for (const waiting of this.#waiting)
      if (this.#mayRun(waiting.owner) && (!next || this.#before(waiting.owner, next.owner))) next = waiting;
    if (next === undefined) return;
    this.#waiting.delete(next);
    this.#count(next.owner, 1);
    next.go();
  }

  #mayRun(owner: TaskOwner | undefined): boolean {
    const { atOnceMax } = this.#options;
    return this.#runs(all) < atOnceMax && this.#runs(personKey(owner)) < Math.max(1, atOnceMax - 1);
  }

  #before(one: TaskOwner | undefined, other: TaskOwner | undefined): boolean {
    const [mine, theirs] = [networkKey(one), networkKey(other)];
    return (
      (this.#runs(mine) - this.#runs(theirs) ||
        this.#lastTurn(mine) - this.#lastTurn(theirs) ||
        this.#runs(personKey(one)) - this.#runs(personKey(other))) < 0
    );
  }

  #lastTurn(network: string | undefined): number {
    return network === undefined ? 0 : (this.#turns.get(network) ?? 0);
  }

  #noteTurn(network: string): void {
    this.#turns.delete(network);
    this.#turns.set(network, (this.#turnsTaken += 1));
    const [oldest] = this.#turns.keys();
    if (this.#turns.size > turnsKept && oldest !== undefined) this.#turns.delete(oldest);
  }

  #runs(key: string | undefined): number {
    return key === undefined ? 0 : (this.#running.get(key) ?? 0);
  }

  #count(owner: TaskOwner | undefined, change: 1 | -1): void {
    const network = networkKey(owner);
    if (change === 1 && network !== undefined) this.#noteTurn(network);
    for (const key of [all, personKey(owner), networkKey(owner)]) {
      if (key === undefined) continue;
      const running = this.#runs(key) + change;
      if (running === 0) this.#running.delete(key);
      else this.#running.set(key, running);
    }
  }
}

const all = 'all';
const personKey = (owner: TaskOwner | undefined) => owner && `person:${owner.person}`;
const networkKey = (owner: TaskOwner | undefined) => owner && `network:${owner.network}`;
