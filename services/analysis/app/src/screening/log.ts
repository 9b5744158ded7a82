import type { ScreeningEvent } from '@fitfolio/analysis-contract/screening-table';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { json } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { type Caller, ScreeningStore } from './screening.store.js';

const linesMax = 500;

interface Done {
  readonly screeningId: string;
  /** null: the product itself. */
  readonly by: string | null;
  readonly what: ScreeningEvent['what'];
  /** The candidate's code. */
  readonly candidate?: string;
  readonly memberId?: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** Adds a line to a screening's log, in the transaction of what it tells. */
export async function note(tx: Tx, { candidate, memberId, details = {}, ...done }: Done): Promise<void> {
  await db(tx)
    .insertInto('screening_event')
    .values({
      ...done,
      candidate: candidate ?? null,
      memberId: memberId ?? null,
      details: json<Record<string, string>>(details),
      at: new Date(),
    })
    .execute();
}

@Injectable()
export class ScreeningLog {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
  ) {}

  /** The newest first. Whom it was shared with is said as long as they are known. */
  async of(id: string, caller: Caller): Promise<ScreeningEvent[]> {
    await this.store.seen(id, caller);
    const rows = await db(this.database)
      .selectFrom('screening_event as e')
      .leftJoin('screening_member as m', 'm.id', 'e.memberId')
      .select(['e.at', 'e.by', 'e.what', 'e.candidate', 'e.details', 'm.email'])
      .where('e.screeningId', '=', id)
      .orderBy('e.id', 'desc')
      .limit(linesMax)
      .execute();
    const emailOf = await this.store.emails(rows.map(({ by }) => by));
    return rows.map(({ at, by, what, candidate, details, email }) => ({
      at: at.toISOString(),
      by: emailOf(by),
      what,
      candidate,
      details: { ...details, ...(email === null ? {} : { email }) },
    }));
  }
}
