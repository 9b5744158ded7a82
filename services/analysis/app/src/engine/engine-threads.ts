import type { FitProductKind } from '@fitfolio/analysis-contract/fit-products';
import type { AnalyseInput } from '@fitfolio/fit-engine/analyse';
import type { Answered, Assessment } from '@fitfolio/fit-engine/interview';
import type { PremiumInput } from '@fitfolio/fit-engine/premium';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import type { Report } from '@fitfolio/fit-engine/report';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { EngineReply, EngineTask } from './analyse.worker.js';
import { engineHeapMegabytes, engineMsMax, engineThreadsMax } from './engine-limits.js';
import type { ProductInput } from './product-makers.js';
import { WorkerPool } from './worker-pool.js';

/** Runs the engine beside the service's own loop, which goes on answering whatever the documents are. */
@Injectable()
export class EngineThreads implements OnApplicationShutdown {
  private readonly pool = new WorkerPool<EngineTask, EngineReply>({
    script: new URL('./analyse.worker', import.meta.url),
    threadsMax: engineThreadsMax,
    msMax: engineMsMax,
    heapMegabytes: engineHeapMegabytes,
  });

  /** Rejects with `TaskKilled` when the documents take more time or memory than they may. */
  analyse(input: AnalyseInput): Promise<Report> {
    return this.pool.run({ kind: 'free', input }) as Promise<Report>;
  }

  /** As `analyse`. */
  premium(input: PremiumInput): Promise<PremiumReport> {
    return this.pool.run({ kind: 'premium', input }) as Promise<PremiumReport>;
  }

  /** As `analyse`. */
  product(product: FitProductKind, input: ProductInput): Promise<object> {
    return this.pool.run({ kind: 'product', product, input });
  }

  /** As `analyse`. */
  answer(input: Answered): Promise<Assessment> {
    return this.pool.run({ kind: 'answer', input }) as Promise<Assessment>;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
