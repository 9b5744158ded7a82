import { Periodic } from '@fitfolio/service-kit/boot/periodic';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import type { SettleHeld } from './settle-held.js';

/** Works of one turn. */
export const sweptMax = 50;

/** Ends decided work whose token has not moved. */
export abstract class SweepHeld<Work> extends Periodic {
  constructor(
    private readonly settle: SettleHeld<Work>,
    everySeconds: number,
    logger: Logger,
  ) {
    super(everySeconds * 1000, logger);
  }

  protected async work(signal: AbortSignal): Promise<void> {
    for (const work of await this.decided()) {
      if (signal.aborted) return;
      await this.settle.run(work);
    }
  }

  /** Who decided it has the first turn, so only what was decided a while ago. */
  protected abstract decided(): Promise<readonly Work[]>;
}
