import type { FitProductKind } from '@fitfolio/analysis-contract/fit-products';
import type { AnalyseInput } from '@fitfolio/fit-engine/analyse';
import type { Document } from '@fitfolio/fit-engine/document';
import type { Answered, Assessment } from '@fitfolio/fit-engine/interview';
import type { PremiumInput } from '@fitfolio/fit-engine/premium';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import type { Report } from '@fitfolio/fit-engine/report';
import type { Reading } from '@fitfolio/fit-engine/screening/reading';
import type { PostRequirements } from '@fitfolio/fit-engine/screening/table';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { EngineReply, EngineTask } from './analyse.worker.js';
import { engineHeapMegabytes, engineMsMax, engineThreadsMax } from './engine-limits.js';
import type { ProductInput } from './product-makers.js';
import type { Person, PersonInput, ReadResume } from './screening-makers.js';
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

  /** What a post asks for. As `analyse`. */
  post(job: Document): Promise<PostRequirements> {
    return this.pool.run({ kind: 'post', job }) as Promise<PostRequirements>;
  }

  /** What a résumé says before it is judged. As `analyse`. */
  resume(resume: Document): Promise<ReadResume> {
    return this.pool.run({ kind: 'resume', resume }) as Promise<ReadResume>;
  }

  /** What is shown of somebody in a screening. As `analyse`. */
  person(input: PersonInput): Promise<Person> {
    return this.pool.run({ kind: 'person', input }) as Promise<Person>;
  }

  /** Texts about whom a stored report is about, blind. As `analyse`. */
  masked(report: Uint8Array, texts: readonly string[]): Promise<readonly string[]> {
    return this.pool.run({ kind: 'masked', report, texts }) as Promise<readonly string[]>;
  }

  /** What a stored report took from the résumé, for whom it is about. As `analyse`. */
  reading(report: Uint8Array): Promise<Reading> {
    return this.pool.run({ kind: 'reading', report }) as Promise<Reading>;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
