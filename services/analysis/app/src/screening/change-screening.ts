import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { toDto } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { dayMs } from '../vietnam-day.js';
import { note } from './log.js';
import { type Caller, noScreening, ScreeningStore } from './screening.store.js';

interface Wanted {
  readonly title?: string | undefined;
  readonly keepDays?: number | undefined;
}

/** How a screening is called, and until when everything of it is kept. */
@Injectable()
export class ChangeScreening {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
  ) {}

  async run(id: string, caller: Caller, { title, keepDays }: Wanted) {
    const { title: before, keptUntil: until } = await this.store.seen(id, caller, 'owner');
    const keptUntil = keepDays === undefined ? until : new Date(Date.now() + keepDays * dayMs);
    const changed = { title: title ?? before, keptUntil };
    await this.database.transaction(async (tx) => {
      const row = await db(tx)
        .updateTable('screening')
        .set(changed)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (!row) throw noScreening();
      if (keepDays === undefined) return;
      await shortenLinks(tx, id, keptUntil);
      const details = { until: keptUntil.toISOString() };
      await note(tx, { screeningId: id, by: caller.id, what: 'kept-until', details });
    });
    return toDto(changed);
  }
}

/** No link of a candidate outlives the screening. */
async function shortenLinks(tx: Tx, screeningId: string, keptUntil: Date): Promise<void> {
  await db(tx)
    .updateTable('screening_link as l')
    .from('screening_candidate as c')
    .set({ expiresAt: keptUntil })
    .whereRef('c.id', '=', 'l.candidateId')
    .where('c.screeningId', '=', screeningId)
    .where('l.expiresAt', '>', keptUntil)
    .execute();
}
