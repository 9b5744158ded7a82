import { userDeleted } from '@fitfolio/auth-contract/own-data';
import { Periodic } from '@fitfolio/service-kit/boot/periodic';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../accounts/session.store.js';
import { writeAudit } from '../audit/write-audit.js';
import type { AuthConfig } from '../config.js';
import { db } from '../tables.js';
import { personalTables } from './personal-tables.js';

/** Deletes accounts whose wait is over, and tells the other services. */
@Injectable()
export class DeleteAccounts extends Periodic {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
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
      const gone = await db(tx)
        .selectFrom('account')
        .select('id')
        .where('deletionAt', '<=', sql<Date>`now()`)
        .orderBy('deletionAt')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (gone === undefined) return false;
      await this.sessions.endOf(tx, gone.id, { except: null });
      await personalTables.forget(tx.db, gone.id);
      await tx.emit(userDeleted, { userId: gone.id, deletedAt: new Date().toISOString() });
      await writeAudit(tx.db, { action: 'account-deleted', actorId: null, subject: gone.id });
      return true;
    });
  }
}
