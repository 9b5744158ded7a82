import { fitAnalysisTokens } from '@fitfolio/analysis-contract/limits';
import { captureHold, getTokenBalance, holdTokens, releaseHold } from '@fitfolio/credits-contract/holds';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { ProblemError } from '@fitfolio/service-kit/http/problem-error';
import { RpcClient } from '@fitfolio/service-kit/rpc/rpc-client';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';

const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof ProblemError && error.code === code;

/** The tokens of premium analyses, which credits keeps. No call of these is made inside a transaction. */
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
  hold(source: string, userId: string) {
    return this.rpc.request(holdTokens, {
      source,
      userId,
      feature: 'fit-analysis',
      tokens: fitAnalysisTokens,
      ttlSeconds: this.config.FIT_HOLD_SECONDS,
    });
  }

  /** False when the hold's time was over before: its token has gone back. */
  async capture(source: string): Promise<boolean> {
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
}
