import { sql } from '@fitfolio/service-kit/db/query';
import { exportJoined } from '@fitfolio/service-kit/people/own-data';
import { EntryEntity, TransferEntity } from '../ledger/transfer.entity.js';
import { db } from '../tables.js';

/** `tokens.json`: the person's own history, by the index of their account's entries. */
export const exportedHistory = exportJoined([EntryEntity, TransferEntity], {
  name: 'tokens',
  rowsMax: 2_000,
  read: (work, userId, after, rowsMax) =>
    db(work)
      .selectFrom('entry as e')
      .innerJoin('transfer as t', 't.id', 'e.transferId')
      .select(['e.position as cursor', 't.madeAt', 't.kind', 't.details'])
      .select([sql<number>`e.amount::int`.as('amount'), sql<number>`e.balance::int`.as('balance')])
      .where('e.account', '=', `user:${userId}`)
      .where('e.position', '>', after ?? '0')
      .orderBy('e.position')
      .limit(rowsMax)
      .execute(),
});
