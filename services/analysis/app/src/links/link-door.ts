import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import type { Call } from '@fitfolio/service-kit/http/handles';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import type { AnyRoute } from '@fitfolio/contract-kit/route';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';

const opensPerWindowMax = 120;
const windowSeconds = 60;

/** What every call by a link goes through: a limit for each network, and no search engine. */
@Injectable()
export class LinkDoor {
  constructor(
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async enter({ address, reply }: Pick<Call<AnyRoute>, 'address' | 'reply'>): Promise<void> {
    void reply.header('x-robots-tag', 'noindex, nofollow');
    const max = opensPerWindowMax * this.config.RATE_LIMIT_FACTOR;
    await this.limiter.limit(`link:${address}`, max, windowSeconds);
  }
}
