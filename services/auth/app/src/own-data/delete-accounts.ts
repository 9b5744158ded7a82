import { userDeleted } from '@fitfolio/auth-contract/own-data';
import { Periodic } from '@fitfolio/service-kit/boot/periodic';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '../audit/audit.store.js';
import type { AuthConfig } from '../config.js';

/** Deletes accounts whose wait is over, and tells the other services. */
@Injectable()
export class DeleteAccounts extends Periodic {
  constructor(
    private readonly database: Database,
    @InjectConfig() config: AuthConfig,
    @InjectLogger() logger: Logger,
  ) {
    super(config.SWEEP_EVERY_SECONDS * 1000, logger);
  }

  protected async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.deleteOne()));
  }

  /** False when none is due. Replicas do not meet at the same one. */
  private deleteOne(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const [gone] = await tx.sql<{ id: string; email: string }>(
        `delete from account where id = (select id from account where deletion_at <= now()
           order by deletion_at limit 1 for update skip locked)
         returning id, email`,
      );
      if (!gone) return false;
      await tx.sql('delete from mail where recipient = $1', [gone.email]);
      await tx.emit(userDeleted, { userId: gone.id, deletedAt: new Date().toISOString() });
      await writeAudit(tx.sql, { action: 'account-deleted', actor: null, subject: gone.id });
      return true;
    });
  }
}
