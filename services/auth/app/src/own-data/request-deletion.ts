import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { deletionWaitDays } from '@fitfolio/auth-contract/own-data';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { lock } from '@fitfolio/service-kit/db/lock';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.entity.js';
import { AccountStore } from '../accounts/account.store.js';
import { administrators, anotherAdmin } from '../accounts/last-admin.js';
import { MailStore } from '../adapters/mail/mail.store.js';
import { writeAudit } from '../audit/write-audit.js';
import type { AuthConfig } from '../config.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { db } from '../tables.js';

const refuse = problemOf(authErrorCodes);
const dayMs = 86_400_000;
const triesMax = 10;
const windowSeconds = 15 * 60;

export interface Confirmed {
  readonly password?: string | undefined;
  readonly confirmation?: string | undefined;
}

@Injectable()
export class RequestDeletion {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly hasher: PasswordHasher,
    private readonly mails: MailStore,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  /** When the account will be deleted: asked for again, the first time stands. */
  async run(accountId: string, typed: Confirmed): Promise<Date> {
    await this.limiter.limit(`delete:${accountId}`, triesMax * this.config.RATE_LIMIT_FACTOR, windowSeconds);
    const account = await this.accounts.find(accountId);
    if (!account) throw problem('UNAUTHENTICATED', 'This account is gone.');
    await this.assertMeant(account, typed);
    return this.database.transaction(async (tx) => {
      await lock(tx.db, administrators);
      if (account.isAdmin && !(await anotherAdmin(tx, accountId)))
        throw refuse('LAST_ADMIN', 'There must be at least one administrator.');
      const deletionAt = new Date(Date.now() + deletionWaitDays * dayMs);
      const asked = await db(tx)
        .updateTable('account')
        .set({ deletionAt })
        .where('id', '=', accountId)
        .where('deletionAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (asked === undefined) return account.deletionAt ?? new Date();
      const { email: recipient } = account;
      await this.mails.add(tx, { kind: 'deletion-requested', recipient, language: undefined });
      await writeAudit(tx.db, { action: 'deletion-requested', actorId: accountId, subject: accountId });
      return deletionAt;
    });
  }

  private async assertMeant(account: Account, { password, confirmation }: Confirmed): Promise<void> {
    if (account.passwordHash === null) {
      if (confirmation !== account.email)
        throw refuse('CONFIRMATION_WRONG', 'This is not the e-mail address of the account.');
      return;
    }
    if (!(await this.hasher.verify(account.passwordHash, password ?? '')))
      throw refuse('CURRENT_PASSWORD_WRONG', 'The current password is not right.');
  }
}
