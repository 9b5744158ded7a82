import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { Database } from '@fitfolio/service-kit/db/database';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import type { User } from '@fitfolio/auth-contract/user';
import { findMe } from '../accounts/find-me.js';
import { writeAudit } from '../audit/write-audit.js';
import { CodeStore } from '../accounts/code.store.js';
import { db } from '../tables.js';

const refuse = problemOf(authErrorCodes);

@Injectable()
export class VerifyEmail {
  constructor(
    private readonly database: Database,
    private readonly codes: CodeStore,
  ) {}

  async run(accountId: string, code: string, address: string): Promise<User> {
    // Refused only after commit: a wrong try must stay counted.
    const outcome = await this.database.transaction(async (tx) => {
      const checked = await this.codes.check(
        tx,
        { accountId, purpose: 'verify-email', code, address },
        { use: true },
      );
      if (checked !== 'right') return checked;
      await db(tx).updateTable('account').set({ emailVerified: true }).where('id', '=', accountId).execute();
      await writeAudit(tx.db, { action: 'email-verified', actorId: accountId, subject: accountId });
      return checked;
    });
    if (outcome === 'wrong') throw refuse('CODE_INVALID', 'The code is not right.');
    if (outcome === 'expired') throw refuse('CODE_EXPIRED', 'The code is not valid any more.');
    if (outcome === 'used-up') throw refuse('CODE_TRIES_USED_UP', 'Too many wrong codes. Ask for a new one.');
    return findMe(this.database, accountId);
  }
}
