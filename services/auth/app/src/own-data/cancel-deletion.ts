import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '../audit/write-audit.js';
import { db } from '../tables.js';

@Injectable()
export class CancelDeletion {
  constructor(private readonly database: Database) {}

  async run(accountId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const kept = await db(tx)
        .updateTable('account')
        .set({ deletionAt: null })
        .where('id', '=', accountId)
        .where('deletionAt', 'is not', null)
        .returning('id')
        .executeTakeFirst();
      if (kept !== undefined)
        await writeAudit(tx.db, { action: 'deletion-cancelled', actorId: accountId, subject: accountId });
    });
  }
}
