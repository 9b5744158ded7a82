import type { Candidate } from '@fitfolio/analysis-contract/screening';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { db } from '../../tables.js';
import { Candidates, notReady } from '../candidates/candidates.js';
import { note } from '../log.js';
import { type Caller, ScreeningStore } from '../screening.store.js';

/** Shows who a candidate is to everybody in the screening, with a reason that stays. */
@Injectable()
export class LiftBlind {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
    private readonly candidates: Candidates,
  ) {}

  /** Once it was lifted, nothing more happens. */
  async run(screeningId: string, candidateId: string, caller: Caller, reason: string): Promise<Candidate> {
    await this.store.seen(screeningId, caller, 'reviewer');
    const { status } = await this.candidates.one(screeningId, candidateId);
    if (status !== 'completed') throw notReady();
    await this.database.transaction(async (tx) => {
      const lifted = await db(tx)
        .updateTable('screening_candidate')
        .set({ liftedAt: new Date(), liftedBy: caller.id, liftReason: reason })
        .where('id', '=', candidateId)
        .where('screeningId', '=', screeningId)
        .where('liftedAt', 'is', null)
        .returning('code')
        .executeTakeFirst();
      if (!lifted) return;
      const { code: candidate } = lifted;
      await note(tx, { screeningId, by: caller.id, what: 'lifted', candidate, details: { reason } });
    });
    return this.candidates.one(screeningId, candidateId);
  }
}
