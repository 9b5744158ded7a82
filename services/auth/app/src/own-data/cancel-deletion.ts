import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '../audit/audit.store.js';

@Injectable()
export class CancelDeletion {
  constructor(private readonly database: Database) {}

  async run(accountId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const kept = await tx.sql(
        'update account set deletion_at = null where id = $1 and deletion_at is not null returning id',
        [accountId],
      );
      if (kept.length > 0)
        await writeAudit(tx.sql, { action: 'deletion-cancelled', actor: accountId, subject: accountId });
    });
  }
}
