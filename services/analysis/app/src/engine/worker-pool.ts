import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The task ran over its time or memory; its thread was ended. */
export class TaskKilled extends Error {
  constructor(readonly why: 'time' | 'memory') {
    super(`A task of a worker thread ran out of ${why}.`);
  }
}

/** What a task gives; null when it takes more time or memory than it may. */
export async function unlessKilled<T>(task: Promise<T>): Promise<T | null> {
  try {
    return await task;
  } catch (error) {
    if (error instanceof TaskKilled) return null;
    throw error;
  }
}

export interface PoolOptions {
  /** Address of the thread's module without its extension; it answers each message with one. */
  readonly script: URL;
  readonly threadsMax: number;
  /** Processor time of one task. */
  readonly msMax: number;
  readonly heapMegabytes: number;
}

/** What a thread answers. */
export type WorkerAnswer<Reply> = { readonly reply: Reply } | { readonly error: string };

interface Waiting<Task, Reply> {
  readonly task: Task;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
}

const fromSource = import.meta.url.endsWith('.ts');
const sourcePreload = new URL('../documents/run-from-source.ts', import.meta.url).href;

function startThread({ script, heapMegabytes }: PoolOptions): Worker {
  const file = `${fileURLToPath(script)}${fromSource ? '.ts' : '.js'}`;
  return new Worker(file, {
    env: {},
    execArgv: ['--no-warnings', ...(fromSource ? ['--conditions=source', '--import', sourcePreload] : [])],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
}

/** A few threads that are started when needed and used again; one that runs over its time is ended and replaced. */
export class WorkerPool<Task, Reply> {
  readonly #options: PoolOptions;
  readonly #idle: Worker[] = [];
  readonly #waiting: Waiting<Task, Reply>[] = [];
  #busy = 0;
  #closing: { readonly ended: Promise<void>; readonly end: () => void } | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  run(task: Task): Promise<Reply> {
    if (this.#closing) return Promise.reject(new Error('The worker threads are closing.'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#next();
    });
  }

  /** Finishes what it took, then ends the threads. */
  async close(): Promise<void> {
    if (!this.#closing) {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      this.#closing = { ended, end };
      this.#next();
    }
    await this.#closing.ended;
    await Promise.all(this.#idle.splice(0).map((thread) => thread.terminate()));
  }

  #next(): void {
    while (this.#busy < this.#options.threadsMax) {
      const waiting = this.#waiting.shift();
      if (!waiting) break;
      this.#busy += 1;
      void this.#runIn(this.#idle.pop() ?? this.#start(), waiting);
    }
    if (this.#busy === 0) this.#closing?.end();
  }

  #start(): Worker {
    const thread = startThread(this.#options);
    // One that ends while nobody uses it is not used again.
    thread.on('exit', () => {
      const at = this.#idle.indexOf(thread);
      if (at >= 0) this.#idle.splice(at, 1);
    });
    return thread.on('error', () => undefined);
  }

  async #runIn(thread: Worker, { task, resolve, reject }: Waiting<Task, Reply>): Promise<void> {
    try {
      const answer = await ask<Task, Reply>(thread, task, this.#options.msMax);
      this.#idle.push(thread);
      if ('reply' in answer) resolve(answer.reply);
      else reject(new Error(answer.error));
    } catch (error) {
      await thread.terminate();
      reject(error);
    } finally {
      this.#busy -= 1;
      this.#next();
    }
  }
}

/** A thread that waits for something uses no processor: it is ended after this many times its time. */
const waitFactor = 6;

/**
 * Calls back when the thread has used so much processor time: on a busy machine, or one that stood still, the same work takes
 * longer by the clock and no more of this.
 */
function afterUsing(thread: Worker, msMax: number, callback: () => void): () => void {
  const tickMs = Math.min(500, msMax / 4);
  // A thread that has not started has used nothing.
  const before = thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  let ran = 0;
  let last = performance.now();
  const look = async (): Promise<void> => {
    const now = performance.now();
    ran += Math.min(now - last, 2 * tickMs);
    last = now;
    const { user, system } = await thread.cpuUsage(await before);
    if ((user + system) / 1000 < msMax && ran < waitFactor * msMax) return;
    clearInterval(timer);
    callback();
  };
  // Nothing is to be counted of one that has just ended.
  const timer = setInterval(() => void look().catch(() => undefined), tickMs);
  return () => clearInterval(timer);
}

/** Rejects when the thread has to be ended, and then only. */
async function ask<Task, Reply>(thread: Worker, task: Task, msMax: number): Promise<WorkerAnswer<Reply>> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer<Reply>>();
  const failed = (error: NodeJS.ErrnoException): void =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskKilled('memory') : error);
  const exited = (): void => reject(new Error('A worker thread ended by itself.'));
  const stop = afterUsing(thread, msMax, () => reject(new TaskKilled('time')));
  thread.once('message', resolve).once('error', failed).once('exit', exited);
  try {
    thread.postMessage(task, []);
    return await promise;
  } finally {
    stop();
    thread.off('message', resolve).off('error', failed).off('exit', exited);
  }
}
