import { fitAnalysisDecided } from '@fitfolio/analysis-contract/fit-analysis';
import { InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { type EventMessage, type EventTask, OnEventTask } from '@fitfolio/service-kit/messaging/on-event';
import { Controller } from '@nestjs/common';
import { SettleFitAnalysis } from './settle-fit-analysis.js';

const settleMsMax = 30_000;

/** Settles a run as soon as it is decided. */
@Controller()
export class SettleDecided {
  constructor(
    private readonly settle: SettleFitAnalysis,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  @OnEventTask(fitAnalysisDecided, { timeoutMs: settleMsMax, concurrency: 4 })
  async decided({ payload }: EventMessage<typeof fitAnalysisDecided>, task: EventTask): Promise<void> {
    const { analysisId: id, run } = payload;
    await this.settle.attempt({ id, run }, this.logger);
    await task.finish(async () => undefined);
  }
}
