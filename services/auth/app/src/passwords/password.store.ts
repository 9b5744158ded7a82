import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.entity.js';
import { CodeStore } from '../accounts/code.store.js';
import { writeAudit } from '../audit/write-audit.js';
import { type Origin, SessionStore } from '../accounts/session.store.js';
import { ChallengeStore } from '../authentication/challenge.store.js';
import { SecurityNotices } from '../authentication/security-notice.js';
import { db } from '../tables.js';

export interface PasswordChange {
  readonly account: Account;
  readonly passwordHash: string;
  readonly how: 'password-reset' | 'password-changed';
  readonly language: OutputLanguage | undefined;
  readonly origin: Origin;
  /** The refresh token of the session that stays. */
  readonly keep?: string | undefined;
}

/** A new password ends what the old one opened: sessions and codes. Its owner is told. */
@Injectable()
export class PasswordStore {
  constructor(
    private readonly sessions: SessionStore,
    private readonly codes: CodeStore,
    private readonly challenges: ChallengeStore,
    private readonly notices: SecurityNotices,
  ) {}

  async change(
    tx: Tx,
    { account, passwordHash, how, language, origin, keep }: PasswordChange,
  ): Promise<void> {
    // The stronger lock waits for a refresh that is adding a session just now: it must be ended, too.
    await db(tx).selectFrom('account').select('id').where('id', '=', account.id).forUpdate().execute();
    await db(tx)
      .updateTable('account')
      .set({ passwordHash, ...(how === 'password-reset' ? { emailVerified: true } : {}) })
      .where('id', '=', account.id)
      .execute();
    await this.sessions.endOf(tx, account.id, { except: await this.sessions.familyOf(keep, tx) });
    await this.codes.endAllOf(tx, account.id);
    await this.challenges.endAllOf(tx, account.id);
    await writeAudit(tx.db, { action: how, actorId: account.id, subject: account.id });
    await this.notices.send(tx, { kind: 'password-changed', recipient: account.email, language, origin });
  }
}
