import type { CandidateSheet, ScreeningTable } from '@fitfolio/analysis-contract/screening-table';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../../config.js';
import { db } from '../../tables.js';
import { note } from '../log.js';
import { requirementsOf } from '../requirements.js';
import { type Caller, ScreeningStore, type SeenScreening } from '../screening.store.js';
import { ordered, ScreeningPeople } from './people.js';

const perWindowMax = 120;
const windowSeconds = 60;

/** The results of a screening. Who first sees one is noted, for requirements may not be bent to a result unseen. */
@Injectable()
export class GetTable {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
    private readonly people: ScreeningPeople,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async table(id: string, caller: Caller, language: OutputLanguage): Promise<ScreeningTable> {
    const screening = await this.seen(id, caller);
    const changes = await this.store.changes(screening);
    const people = await this.people.all({ screening, changes, language });
    if (people.length > 0) await this.look(screening, caller);
    const requirements = ordered(requirementsOf(screening.post, changes, language), people);
    return { language, version: screening.version, requirements, people };
  }

  async sheet(
    id: string,
    candidateId: string,
    caller: Caller,
    language: OutputLanguage,
  ): Promise<CandidateSheet> {
    const screening = await this.seen(id, caller);
    const changes = await this.store.changes(screening);
    const sheet = await this.people.one({ screening, changes, language }, candidateId);
    await this.look(screening, caller);
    return { ...sheet, language, version: screening.version };
  }

  /** The table for a file, which is noted. */
  async exported(id: string, caller: Caller, language: OutputLanguage): Promise<ScreeningTable> {
    const table = await this.table(id, caller, language);
    const details = { people: String(table.people.length), version: String(table.version) };
    await this.database.transaction((tx) =>
      note(tx, { screeningId: id, by: caller.id, what: 'exported', details }),
    );
    return table;
  }

  private async seen(id: string, caller: Caller): Promise<SeenScreening> {
    const max = perWindowMax * this.config.RATE_LIMIT_FACTOR;
    await this.limiter.limit(`screening:${caller.id}`, max, windowSeconds);
    return this.store.seen(id, caller);
  }

  private async look({ id, firstLookAt }: SeenScreening, caller: Caller): Promise<void> {
    if (firstLookAt !== null) return;
    await this.database.transaction(async (tx) => {
      const first = await db(tx)
        .updateTable('screening')
        .set({ firstLookAt: new Date() })
        .where('id', '=', id)
        .where('firstLookAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (first) await note(tx, { screeningId: id, by: caller.id, what: 'first-look' });
    });
  }
}
