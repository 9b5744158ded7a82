import { codesPerDayInAllMax, codesPerDayMax, resendWaitSeconds } from '@fitfolio/auth-contract/mail';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { ProblemError } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { networkOf } from '@fitfolio/service-kit/limit/network';
import { Injectable } from '@nestjs/common';
import type { AuthConfig } from '../../config.js';

const daySeconds = 24 * 60 * 60;
export type MailCause = 'verify' | 'reset';

/**
 * How often an address may be written to, whether anyone has it or not. Each network has a budget of its own, so that
 * a stranger does not use up the owner's; the ceiling of all protects the mailbox.
 */
@Injectable()
export class MailLimits {
  constructor(
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  async limit(cause: MailCause, email: string, address: string): Promise<void> {
    const factor = this.config.RATE_LIMIT_FACTOR;
    const who = `${email}:${networkOf(address)}`;
    await this.limiter.limit(`mail:${cause}:wait:${who}`, Math.max(1, factor), resendWaitSeconds);
    await this.limiter.limit(`mail:${cause}:day:${who}`, codesPerDayMax * factor, daySeconds);
    await this.limiter.limit(`mail:${cause}:all:${email}`, codesPerDayInAllMax * factor, daySeconds);
  }

  /** The same, as an answer: for callers who must not hear of it. */
  async allows(cause: MailCause, email: string, address: string): Promise<boolean> {
    try {
      await this.limit(cause, email, address);
      return true;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'RATE_LIMITED') return false;
      throw error;
    }
  }
}
