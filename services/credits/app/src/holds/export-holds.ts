import { sql } from '@fitfolio/service-kit/db/query';
import { exportJoined } from '@fitfolio/service-kit/people/own-data';
import { db } from '../tables.js';
import { HoldEntity } from './hold.entity.js';

/** `holds.json`, with tokens as numbers. */
export const exportedHolds = exportJoined([HoldEntity], {
  name: 'holds',
  rowsMax: 2_000,
  read: (work, userId, after, rowsMax) =>
    db(work)
      .selectFrom('hold')
      .select(['source as cursor', 'source', 'feature', 'state', 'heldAt', 'expiresAt', 'endedAt'])
      .select(sql<number>`tokens::int`.as('tokens'))
      .where('userId', '=', userId)
      .where('source', '>', after ?? '')
      .orderBy('source')
      .limit(rowsMax)
      .execute(),
});
