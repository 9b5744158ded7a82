import { Database } from '@fitfolio/service-kit/db/database';
import type { ListQuery } from '@fitfolio/service-kit/db/list';
import { listPage } from '@fitfolio/service-kit/db/list-page';
import { type Expression, sql } from '@fitfolio/service-kit/db/query';
import { hasFolded } from '@fitfolio/service-kit/db/search';
import type { ScreeningRole } from '@fitfolio/analysis-contract/screening';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { type Caller, memberEmail } from './screening.store.js';

const counted = (which: Expression<boolean>) =>
  sql<number>`(select count(*)::int from screening_candidate c where c.screening_id = s.id and ${which})`;
const candidates = counted(sql<boolean>`true`);

/** How many people a screening has, how many are done, and how many somebody wants to see again. */
export const counts = [
  candidates.as('candidates'),
  counted(sql<boolean>`c.status = 'completed'`).as('completed'),
  counted(sql<boolean>`c.decision = 'shortlist'`).as('shortlisted'),
] as const;

const listed = {
  sorts: { title: sql`folded(s.title)`, candidates },
  indexed: { createdAt: ['s.createdAt', 's.id'] },
  defaultSort: '-createdAt',
  tieBreaks: ['s.id'],
} as const;

@Injectable()
export class ListScreenings {
  constructor(private readonly database: Database) {}

  /** Those that the caller owns or was given. */
  of(caller: Caller, query: ListQuery) {
    const email = memberEmail(caller) ?? '';
    const select = db(this.database)
      .selectFrom('screening as s')
      .leftJoin('screening_member as m', (join) =>
        join.onRef('m.screeningId', '=', 's.id').on('m.email', '=', email).on('m.endedAt', 'is', null),
      )
      .select(['s.id', 's.title', 's.createdAt', 's.keptUntil'])
      .select(sql<ScreeningRole>`case when s.user_id = ${caller.id} then 'owner' else m.role end`.as('role'))
      .select(counts)
      .where(({ or, eb }) => or([eb('s.userId', '=', caller.id), eb('m.id', 'is not', null)]))
      .where('s.keptUntil', '>', sql<Date>`now()`)
      .where(hasFolded(sql<string>`s.search`, query.search));
    return listPage(select, query, listed);
  }
}
