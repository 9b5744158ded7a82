import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '#src/log/logger';

/** Work done again and again, never twice at once in one process; a failed turn is logged and tried at the next. */
export class Ticker {
  private readonly stop = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    private readonly everyMs: number,
    private readonly work: (signal: AbortSignal) => Promise<void>,
    private readonly logger: Logger,
  ) {
    this.running = this.run();
  }

  /** Resolves when the turn under way is done. */
  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      await pause(this.everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await this.work(signal).catch((error: unknown) => {
        if (!signal.aborted) this.logger.warn({ err: error }, 'a regular task failed');
      });
    }
  }
}
