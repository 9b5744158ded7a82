import { captureHold, getTokenBalance, holdTokens, releaseHold } from '@fitfolio/credits-contract/holds';
import type { Feature } from '@fitfolio/credits-contract/transaction';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { ProblemError } from '@fitfolio/service-kit/http/problem-error';
import { RpcClient } from '@fitfolio/service-kit/rpc/rpc-client';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { refuse } from '../documents/read-submission.js';

const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ProblemError && error.code === code;

/** What is paid for. */
interface Purchase {
  readonly source: string;
  readonly userId: string;
  readonly feature: Feature;
  readonly tokens: number;
}

/** How paid work ends, with the hold of its token. */
export interface Decided {
  readonly outcome: 'completed' | 'failed';
  readonly holdSource: string;
}

/** What ended work is told as; `late` when its hold had run out before its token could be spent. */
export type End = 'completed' | 'failed' | 'late';

/**
 * True when credits said no. What was ordered may stand all the same: an earlier try of the same call, or another tab,
 * can have been stored and settled since it was looked for.
 */
export const isHoldRefused = (error: unknown): boolean =>
  isRefusal(error, 'INSUFFICIENT_TOKENS') || isRefusal(error, 'SUBMISSION_EXPIRED');

/** The tokens of paid work, which credits keeps. No call of these is made inside a transaction. */
@Injectable()
export class Tokens {
  constructor(
    private readonly rpc: RpcClient,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async balance(userId: string): Promise<number> {
    return (await this.rpc.request(getTokenBalance, { userId })).balance;
  }

  /** The same source again gives the first answer. */
  async hold(purchase: Purchase) {
    try {
      return await this.rpc.request(holdTokens, { ...purchase, ttlSeconds: this.config.FIT_HOLD_SECONDS });
    } catch (error) {
      if (isRefusal(error, 'HOLD_ENDED'))
        throw refuse('SUBMISSION_EXPIRED', 'This submission has expired; its token was given back.');
      if (!isRefusal(error, 'INSUFFICIENT_TOKENS')) throw error;
      const details = { cost: purchase.tokens };
      throw refuse('INSUFFICIENT_TOKENS', 'There are not enough tokens.', { details });
    }
  }

  /** Spends the token of what was completed, gives back that of what failed. Again: the same answer. */
  async settle({ outcome, holdSource }: Decided): Promise<End> {
    if (outcome === 'completed') return (await this.capture(holdSource)) ? 'completed' : 'late';
    await this.release(holdSource);
    return 'failed';
  }

  /** False when the hold's time was over before: its token has gone back. */
  private async capture(source: string): Promise<boolean> {
    try {
      await this.rpc.request(captureHold, { source });
      return true;
    } catch (error) {
      if (isRefusal(error, 'HOLD_ENDED') || isRefusal(error, 'HOLD_UNKNOWN')) return false;
      throw error;
    }
  }

  /** Gives the token back; a hold that never was needs nothing given back. */
  async release(source: string): Promise<void> {
    try {
      await this.rpc.request(releaseHold, { source });
    } catch (error) {
      if (!isRefusal(error, 'HOLD_UNKNOWN')) throw error;
    }
  }

  /** As `release`, of work that is gone: a token that was spent for it a moment before stays spent. */
  async giveUp(source: string): Promise<void> {
    try {
      await this.release(source);
    } catch (error) {
      if (!isRefusal(error, 'HOLD_ENDED')) throw error;
    }
  }
}
