import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../accounts/session.store.js';
import { writeAudit } from '../audit/audit.store.js';

@Injectable()
export class EndSessions {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
  ) {}

  /** Another's session is not found. */
  async one(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ended = await this.sessions.endOf(tx.sql, accountId, { only: id });
      if (ended === 0) throw problem('NOT_FOUND', 'There is no such session.');
      await writeAudit(tx.sql, { action: 'signed-out', actor: accountId, subject: accountId });
    });
  }

  /** All but the one of this refresh token; all when it is none of the account's. */
  others(accountId: string, token: string | undefined): Promise<number> {
    return this.database.transaction(async (tx) => {
      const except = await this.sessions.familyOf(token, tx.sql);
      const ended = await this.sessions.endOf(tx.sql, accountId, { except });
      if (ended > 0)
        await writeAudit(tx.sql, { action: 'sessions-ended', actor: accountId, subject: accountId });
      return ended;
    });
  }
}
