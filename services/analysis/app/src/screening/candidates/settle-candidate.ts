import type { Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { db } from '../../tables.js';
import { SettleHeld } from '../../tokens/settle-held.js';
import type { Decided, End } from '../../tokens/tokens.js';
import type { Run } from './decide-run.js';

const lateColumns = {
  outcome: 'failed',
  failureCode: 'ANALYSIS_TIMED_OUT',
  reportKeyId: null,
  report: null,
} as const;

@Injectable()
export class SettleCandidate extends SettleHeld<Run> {
  protected async decided({ id, run }: Run): Promise<Decided | undefined> {
    const { outcome = null, holdSource = null } =
      (await db(this.database)
        .selectFrom('screening_candidate')
        .select(['outcome', 'holdSource'])
        .where('id', '=', id)
        .where('run', '=', run)
        .where('endedAt', 'is', null)
        .executeTakeFirst()) ?? {};
    return outcome === null || holdSource === null ? undefined : { outcome, holdSource };
  }

  protected async end(tx: Tx, { id, run }: Run, end: End): Promise<void> {
    const status = end === 'completed' ? 'completed' : 'failed';
    await db(tx)
      .updateTable('screening_candidate')
      .set({ ...(end === 'late' ? lateColumns : {}), status, endedAt: new Date() })
      .where('id', '=', id)
      .where('run', '=', run)
      .where('endedAt', 'is', null)
      .execute();
  }
}
