import { setTimeout as delay } from 'node:timers/promises';

/** Something that runs until it ends by itself or is stopped. */
export interface Running {
  /** Resolves when it has ended, whoever ended it; true: in order. */
  readonly ended: Promise<boolean>;
  stop(): Promise<void>;
}

const backOffMs = [250, 500, 1000, 2000, 5000];
/** A run this long counts as healthy again. */
const steadyMs = 30_000;

/** Starts a part, and starts it again whenever it ends unasked. */
export class Supervised {
  #current: Running | null = null;
  #stopping = false;
  #starting = false;

  constructor(
    readonly name: string,
    private readonly begin: () => Promise<Running>,
    private readonly log: (line: string) => void,
  ) {}

  /** From its end until it runs again. */
  get isStarting(): boolean {
    return this.#starting;
  }

  /** Resolves when it first runs; rejects when the first try fails. */
  async start(): Promise<void> {
    this.#current = await this.begin();
    void this.#watch();
  }

  /** Ends it; it is started again like after any other end. */
  async restart(): Promise<void> {
    this.#starting = true;
    await this.#current?.stop();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#current?.stop();
  }

  async #watch(): Promise<void> {
    let failures = 0;
    while (!this.#stopping) {
      const since = performance.now();
      const inOrder = await this.#current?.ended;
      if (this.#stopping) return;
      this.#starting = true;
      if (inOrder || performance.now() - since > steadyMs) failures = 0;
      this.log(`${this.name} ended; starting it again`);
      await delay(backOffMs[Math.min(failures, backOffMs.length - 1)]);
      failures += 1;
      if (this.#stopping) return;
      try {
        const next = await this.begin();
        if (this.#stopping) return void (await next.stop());
        this.#current = next;
        this.#starting = false;
      } catch (error) {
        this.log(`${this.name} did not start: ${error instanceof Error ? error.message : String(error)}`);
        this.#current = null;
      }
    }
  }
}
