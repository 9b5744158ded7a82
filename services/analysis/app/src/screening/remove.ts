import { InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { sweptMax } from '../tokens/sweep-held.js';
import { Tokens } from '../tokens/tokens.js';

/** Which candidates go: one, or all of some screenings. */
type Which =
  | { readonly candidateId: string; readonly screeningId: string }
  | { readonly screeningIds: readonly string[] };

/**
 * Removes people and screenings at once, and gives back the tokens of their runs under way. The sources of the holds
 * outlive the rows until that is done, so a process that dies in between loses none.
 */
@Injectable()
export class RemovePeople {
  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Null when there is none such. After the transaction `release` what is returned. */
  async candidates(tx: Tx, which: Which): Promise<{ code: string; sources: string[] } | null> {
    const gone = await db(tx)
      .deleteFrom('screening_candidate')
      .where((on) =>
        'candidateId' in which
          ? on.and([on('id', '=', which.candidateId), on('screeningId', '=', which.screeningId)])
          : on('screeningId', 'in', which.screeningIds),
      )
      .returning(['code', 'holdSource', 'endedAt'])
      .execute();
    const [first] = gone;
    if (!first) return null;
    const sources = gone.flatMap(({ holdSource, endedAt }) => (holdSource && !endedAt ? [holdSource] : []));
    if (sources.length > 0)
      await db(tx)
        .insertInto('screening_release')
        .values(sources.map((holdSource) => ({ holdSource, askedAt: new Date() })))
        .execute();
    return { code: first.code, sources };
  }

  /** As `candidates`, with their screenings. Nobody is added meanwhile. */
  async screenings(tx: Tx, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    await db(tx).selectFrom('screening').select('id').where('id', 'in', ids).forUpdate().execute();
    const removed = await this.candidates(tx, { screeningIds: ids });
    await db(tx).deleteFrom('screening').where('id', 'in', ids).execute();
    return removed?.sources ?? [];
  }

  /** Where credits cannot be asked now, the sweeper does it later. */
  async release(sources: readonly string[]): Promise<void> {
    try {
      for (const source of sources) await this.giveBack(source);
    } catch (error) {
      this.logger.warn({ err: error }, 'a token could not be given back yet');
    }
  }

  /** Those that could not be released at once. */
  async releaseLeft(): Promise<void> {
    const left = await db(this.database)
      .selectFrom('screening_release')
      .select('holdSource')
      .orderBy('askedAt')
      .limit(sweptMax)
      .execute();
    for (const { holdSource } of left) await this.giveBack(holdSource);
  }

  private async giveBack(holdSource: string): Promise<void> {
    await this.tokens.giveUp(holdSource);
    await db(this.database).deleteFrom('screening_release').where('holdSource', '=', holdSource).execute();
  }
}
