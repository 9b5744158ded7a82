import type {
  FitProductFailureCode,
  FitProductKind,
  FitProductStatus,
} from '@fitfolio/analysis-contract/fit-products';
import { fitProductTokens } from '@fitfolio/analysis-contract/limits';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { json } from '@fitfolio/service-kit/db/query';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { FitDocuments } from '../documents/fit-documents.js';
import { refuse } from '../documents/read-submission.js';
import { EngineThreads } from '../engine/engine-threads.js';
import { TaskKilled } from '../engine/worker-pool.js';
import { db } from '../tables.js';
import { type Caller, orderId } from '../tokens/order-id.js';
import { isHoldRefused, Tokens } from '../tokens/tokens.js';
import { dayOf } from '../vietnam-day.js';
import { SettleFitProduct } from './settle-fit-product.js';

const perWindowMax = 60;
const windowSeconds = 10 * 60;

/** One product of an analysis, which can be bought once. */
export interface Wanted {
  readonly analysisId: string;
  readonly kind: FitProductKind;
  /** '' when its kind has none. */
  readonly variant: string;
}

export interface Ordered {
  readonly id: string;
  readonly status: FitProductStatus;
  readonly repeated: boolean;
  readonly balance: number | null;
}

type Made = { readonly content: object } | { readonly failureCode: FitProductFailureCode };

/**
 * Holds a token, makes the product, stores it with how it ends, and settles. A process that dies on the way leaves a hold
 * that releases itself, or a stored product that the sweeper settles.
 */
@Injectable()
export class OrderFitProduct {
  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
    private readonly documents: FitDocuments,
    private readonly engine: EngineThreads,
    private readonly settle: SettleFitProduct,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async run(caller: Caller, wanted: Wanted): Promise<Ordered> {
    const max = perWindowMax * this.config.RATE_LIMIT_FACTOR;
    await this.limiter.limit(`fit-product:${caller.userId}`, max, windowSeconds);
    const analysis = await this.analysis(wanted.analysisId, caller.userId);
    const id = orderId(wanted.kind, caller);
    const before = await this.stored(id, wanted);
    if (before) return before;
    const held = await this.hold(id, caller.userId, wanted);
    if ('repeated' in held) return held;
    const made = await this.make(wanted, analysis);
    const kept = await this.keep({ id, userId: caller.userId, ...wanted, ...held }, made);
    const standing = await this.stored(id, wanted);
    // The same product was bought in another tab meanwhile, with a token of its own.
    if (standing?.id !== id) await this.tokens.release(held.holdSource);
    if (!standing) throw problem('UNAVAILABLE', 'Please try again.');
    if (!kept) return standing;
    await this.settle.attempt(id, this.logger);
    return (await this.stored(id, wanted)) ?? standing;
  }

  private async analysis(id: string, userId: string) {
    const row = await db(this.database)
      .selectFrom('fit_analysis')
      .select(['status', 'report', 'outputLanguage'])
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!row) throw problem('NOT_FOUND', 'There is no such analysis.');
    if (row.status !== 'completed' || !row.report)
      throw refuse('RESULT_NOT_READY', 'This analysis has no result.');
    return { report: row.report, language: row.outputLanguage };
  }

  /** What this call, or the same product, was answered before. */
  private async stored(id: string, wanted: Wanted): Promise<Ordered | undefined> {
    const same = await db(this.database)
      .selectFrom('fit_product')
      .select(['analysisId', 'kind', 'variant', 'status', 'balanceHeld'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!same) return this.repeated(wanted);
    if (same.analysisId !== wanted.analysisId || same.variant !== wanted.variant)
      throw problem('IDEMPOTENCY_MISMATCH', 'This key was used for another call.');
    return { id, status: same.status, repeated: false, balance: same.balanceHeld };
  }

  private async repeated({ analysisId, kind, variant }: Wanted): Promise<Ordered | undefined> {
    const found = await db(this.database)
      .selectFrom('fit_product')
      .select(['id', 'status'])
      .where('analysisId', '=', analysisId)
      .where('kind', '=', kind)
      .where('variant', '=', variant)
      .where('status', '<>', 'failed')
      .executeTakeFirst();
    return found && { ...found, repeated: true, balance: null };
  }

  private async hold(id: string, userId: string, wanted: Wanted) {
    const { kind: feature } = wanted;
    const holdSource = `${feature}:${id}`;
    try {
      const purchase = { source: holdSource, userId, feature, tokens: fitProductTokens };
      const { balance } = await this.tokens.hold(purchase);
      return { holdSource, balanceHeld: balance };
    } catch (error) {
      const first = isHoldRefused(error) ? await this.stored(id, wanted) : undefined;
      if (first) return first;
      throw error;
    }
  }

  /** Trying again would fail again, so that is told, and the token goes back. */
  private async make(
    { analysisId, kind, variant }: Wanted,
    analysis: { readonly report: PremiumReport; readonly language: OutputLanguage },
  ): Promise<Made> {
    const documents = await this.documents.read(analysisId);
    const input = { ...analysis, documents, variant, today: dayOf(new Date()) };
    try {
      return { content: await this.engine.product(kind, input) };
    } catch (error) {
      this.logger.error({ err: error, kind }, 'a product could not be made');
      return { failureCode: error instanceof TaskKilled ? 'PRODUCT_TOO_COMPLEX' : 'PRODUCT_FAILED' };
    }
  }

  /** False when the call or its product is stored already, or its owner has left. */
  private async keep(
    row: Wanted & { id: string; userId: string; holdSource: string; balanceHeld: number },
    made: Made,
  ): Promise<boolean> {
    const kept = await this.database.transaction(async (tx) => {
      const analysis = await db(tx)
        .selectFrom('fit_analysis')
        .select('id')
        .where('id', '=', row.analysisId)
        .forKeyShare()
        .executeTakeFirst();
      if (!analysis) return undefined;
      return db(tx)
        .insertInto('fit_product')
        .values({
          ...row,
          status: 'running',
          ...('content' in made
            ? { outcome: 'completed' as const, content: json<unknown>(made.content) }
            : { outcome: 'failed' as const, failureCode: made.failureCode }),
          createdAt: new Date(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
    });
    return kept !== undefined;
  }
}
