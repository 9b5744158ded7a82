import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../accounts/session.store.js';
import { writeAudit } from '../audit/write-audit.js';

@Injectable()
export class EndSessions {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
  ) {}

  /** Another's session is not found. */
  async one(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ended = await this.sessions.endOf(tx, accountId, { only: id });
      if (ended === 0) throw problem('NOT_FOUND', 'There is no such session.');
      await writeAudit(tx.db, { action: 'signed-out', actorId: accountId, subject: accountId });
    });
  }

  /** All but the one of this refresh token; all when it is none of the account's. */
  others(accountId: string, token: string | undefined): Promise<number> {
    return this.database.transaction(async (tx) => {
      const except = await this.sessions.familyOf(token, tx);
      const ended = await this.sessions.endOf(tx, accountId, { except });
      if (ended > 0)
        await writeAudit(tx.db, { action: 'sessions-ended', actorId: accountId, subject: accountId });
      return ended;
    });
  }
}
