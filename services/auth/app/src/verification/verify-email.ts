import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.entity.js';
import { AccountStore } from '../accounts/account.store.js';
import { writeAudit } from '../audit/audit.store.js';
import { CodeStore } from '../accounts/code.store.js';

const refuse = problemOf(authErrorCodes);

@Injectable()
export class VerifyEmail {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly codes: CodeStore,
  ) {}

  async run(accountId: string, code: string): Promise<Account> {
    // Refused only after commit: a wrong try must stay counted.
    const outcome = await this.database.transaction(async (tx) => {
      const checked = await this.codes.check(tx.sql, accountId, 'verify-email', code, { use: true });
      if (checked !== 'right') return checked;
      await tx.sql('update account set email_verified = true where id = $1', [accountId]);
      await writeAudit(tx.sql, { action: 'email-verified', actor: accountId, subject: accountId });
      return checked;
    });
    if (outcome === 'wrong') throw refuse('CODE_INVALID', 'The code is not right.');
    if (outcome === 'expired') throw refuse('CODE_EXPIRED', 'The code is not valid any more.');
    if (outcome === 'used-up') throw refuse('CODE_TRIES_USED_UP', 'Too many wrong codes. Ask for a new one.');
    const account = await this.accounts.find(accountId);
    if (!account || account.disabled) throw problem('UNAUTHENTICATED', 'This account is gone.');
    return account;
  }
}
