import { problem, type ProblemError } from '#src/http/problem-error';

export interface BoundedQueueOptions {
  readonly atOnceMax: number;
  readonly waitingMax: number;
  /** A task that has waited this long is refused; its client has given up or soon will. */
  readonly waitMsMax: number;
}

const retryAfterSeconds = 2;

/** UNAVAILABLE: what the caller wants is right, but too many want it now. */
const tooBusy = (): ProblemError =>
  problem('UNAVAILABLE', 'Too many people want this just now. Try again in a moment.', {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

/**
 * Runs a few tasks at a time; the rest wait in order. A full queue and a wait past its deadline are UNAVAILABLE with
 * `Retry-After`. A caller whose signal aborts while it waits leaves the queue with the signal's reason.
 */
export class BoundedQueue {
  readonly #options: BoundedQueueOptions;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(options: BoundedQueueOptions) {
    this.#options = options;
  }

  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#running < this.#options.atOnceMax) this.#running += 1;
    else await this.#turn(signal);
    try {
      return await task();
    } finally {
      this.#passOn();
    }
  }

  /** Resolves when a running task has handed its place over. */
  #turn(signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.size >= this.#options.waitingMax) return Promise.reject(tooBusy());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const go = (): void => resolve();
    const leave = (reason: unknown): void => {
      this.#waiting.delete(go);
      reject(reason);
    };
    const timer = setTimeout(() => leave(tooBusy()), this.#options.waitMsMax);
    const aborted = (): void => leave(signal?.reason);
    signal?.addEventListener('abort', aborted);
    this.#waiting.add(go);
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', aborted);
    });
  }

  #passOn(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
