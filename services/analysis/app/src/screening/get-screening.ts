import type { Screening } from '@fitfolio/analysis-contract/screening';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { Database } from '@fitfolio/service-kit/db/database';
import { toDto } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { Candidates } from './candidates/candidates.js';
import { counts } from './list-screenings.js';
import { requirementsOf } from './requirements.js';
import { type Caller, noScreening, ScreeningStore } from './screening.store.js';

@Injectable()
export class GetScreening {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
    private readonly candidates: Candidates,
  ) {}

  async run(id: string, caller: Caller, language: OutputLanguage): Promise<Screening> {
    const screening = await this.store.seen(id, caller);
    const { title, role, company, jobFileName, version, post, firstLookAt, createdAt, keptUntil } = screening;
    const numbers = await db(this.database)
      .selectFrom('screening as s')
      .select(counts)
      .where('s.id', '=', id)
      .executeTakeFirst();
    if (!numbers) throw noScreening();
    return {
      ...toDto({ id, title, role, company, jobFileName, version, firstLookAt, createdAt, keptUntil }),
      ...numbers,
      requirements: requirementsOf(post, await this.store.changes(screening), language),
      people: await this.candidates.of(id),
    };
  }
}
