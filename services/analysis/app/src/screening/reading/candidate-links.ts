import { randomUUID } from 'node:crypto';
import { candidateLinksMax } from '@fitfolio/analysis-contract/limits';
import type { CandidateLink } from '@fitfolio/analysis-contract/screening-table';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { sql, toDto } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../documents/read-submission.js';
import { linkHash, newLinkToken } from '../../links/link-token.js';
import { db } from '../../tables.js';
import { dayMs } from '../../vietnam-day.js';
import { noCandidate, notReady } from '../candidates/candidates.js';
import { note } from '../log.js';
import { type Caller, noScreening, ScreeningStore } from '../screening.store.js';

interface Of {
  readonly screeningId: string;
  readonly candidateId: string;
}

const columns = ['createdAt', 'expiresAt', 'revokedAt', 'openedAt'] as const;

/** Links for candidates, made and ended by the owner: whoever has one sees the résumé without the blind. */
@Injectable()
export class CandidateLinks {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
  ) {}

  /** The link before it ends. */
  async make({ screeningId, candidateId }: Of, caller: Caller, days: number) {
    await this.store.seen(screeningId, caller, 'owner');
    const token = newLinkToken();
    const link = await this.database.transaction(async (tx) => {
      const { keptUntil, code } = await locked(tx, { screeningId, candidateId });
      await revoke(tx, candidateId);
      const createdAt = new Date();
      const expiresAt = new Date(Math.min(createdAt.getTime() + days * dayMs, keptUntil.getTime()));
      const made = await db(tx)
        .insertInto('screening_link')
        .values({ id: randomUUID(), candidateId, tokenHash: linkHash(token), createdAt, expiresAt })
        .returning(columns)
        .executeTakeFirstOrThrow();
      const details = { until: expiresAt.toISOString() };
      await note(tx, { screeningId, by: caller.id, what: 'link-made', candidate: code, details });
      return made;
    });
    return { ...toDto(link), token };
  }

  /** One that has ended already is no fault. */
  async end({ screeningId, candidateId }: Of, caller: Caller): Promise<void> {
    await this.store.seen(screeningId, caller, 'owner');
    await this.database.transaction(async (tx) => {
      const candidate = await candidateOf(tx, { screeningId, candidateId });
      if (!candidate) throw noCandidate();
      const { code } = candidate;
      if (await revoke(tx, candidateId))
        await note(tx, { screeningId, by: caller.id, what: 'link-ended', candidate: code });
    });
  }

  async newestOf(candidateId: string): Promise<CandidateLink | null> {
    const row = await db(this.database)
      .selectFrom('screening_link')
      .select(columns)
      .where('candidateId', '=', candidateId)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? toDto(row) : null;
  }
}

const candidateOf = (tx: Tx, { screeningId, candidateId }: Of) =>
  db(tx)
    .selectFrom('screening_candidate')
    .select(['code', 'status'])
    .where('id', '=', candidateId)
    .where('screeningId', '=', screeningId)
    .forUpdate()
    .executeTakeFirst();

/** Holds the screening's time of keeping and the candidate's other links still. */
async function locked(tx: Tx, { screeningId, candidateId }: Of) {
  const screening = await db(tx)
    .selectFrom('screening')
    .select('keptUntil')
    .where('id', '=', screeningId)
    .forShare()
    .executeTakeFirst();
  if (!screening) throw noScreening();
  const candidate = await candidateOf(tx, { screeningId, candidateId });
  if (!candidate) throw noCandidate();
  if (candidate.status !== 'completed') throw notReady();
  const { made } = await db(tx)
    .selectFrom('screening_link')
    .select(sql<number>`count(*)::int`.as('made'))
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow();
  if (made >= candidateLinksMax)
    throw refuse('TOO_MANY_LINKS', 'This candidate has had as many links as there can be.', {
      details: { linksMax: candidateLinksMax },
    });
  return { ...screening, code: candidate.code };
}

/** Whether a link that worked does no more. */
async function revoke(tx: Tx, candidateId: string): Promise<boolean> {
  const ended = await db(tx)
    .updateTable('screening_link')
    .set({ revokedAt: sql<Date>`now()` })
    .where('candidateId', '=', candidateId)
    .where('revokedAt', 'is', null)
    .returning('expiresAt')
    .executeTakeFirst();
  return ended !== undefined && ended.expiresAt > new Date();
}
