import { candidateDecided } from '@fitfolio/analysis-contract/screening';
import { InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { type EventMessage, type EventTask, OnEventTask } from '@fitfolio/service-kit/messaging/on-event';
import { Controller } from '@nestjs/common';
import { SettleCandidate } from './settle-candidate.js';

const settleMsMax = 30_000;

/** Settles a run as soon as it is decided. */
@Controller()
export class SettleDecidedCandidate {
  constructor(
    private readonly settle: SettleCandidate,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  @OnEventTask(candidateDecided, { timeoutMs: settleMsMax, concurrency: 4 })
  async decided({ payload }: EventMessage<typeof candidateDecided>, task: EventTask): Promise<void> {
    const { candidateId: id, run } = payload;
    await this.settle.attempt({ id, run }, this.logger);
    await task.finish(async () => undefined);
  }
}
