import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import { type Decided, type End, Tokens } from './tokens.js';

/**
 * Moves the token of decided work, then ends the work. Both steps may be done again: credits answers a repeated capture
 * or release as the first, and work ends once.
 */
@Injectable()
export abstract class SettleHeld<Work> {
  constructor(
    protected readonly database: Database,
    private readonly tokens: Tokens,
  ) {}

  async run(work: Work): Promise<void> {
    const decided = await this.decided(work);
    if (!decided) return;
    const end = await this.tokens.settle(decided);
    await this.database.transaction((tx) => this.end(tx, work, end));
  }

  /** Does it at once if it can: when credits cannot be asked now, the sweeper does it later. */
  async attempt(work: Work, logger: Logger): Promise<void> {
    await this.run(work).catch((error: unknown) => {
      logger.warn({ err: error }, 'a token could not be moved yet');
    });
  }

  /** Undefined when it is not decided, or has ended. */
  protected abstract decided(work: Work): Promise<Decided | undefined>;

  /** Changes nothing when it has ended. */
  protected abstract end(tx: Tx, work: Work, end: End): Promise<void>;
}
