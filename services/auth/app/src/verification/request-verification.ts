import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { AccountStore } from '../accounts/account.store.js';
import { MailLimits } from '../adapters/mail/mail-limits.js';
import { MailStore } from '../adapters/mail/mail.store.js';

const refuse = problemOf(authErrorCodes);

@Injectable()
export class RequestVerification {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly mails: MailStore,
    private readonly limits: MailLimits,
  ) {}

  async run(accountId: string, address: string, language?: OutputLanguage): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account || account.disabled) throw problem('UNAUTHENTICATED', 'This account is gone.');
    if (account.emailVerified)
      throw refuse('EMAIL_ALREADY_VERIFIED', 'This e-mail address is verified already.');
    await this.limits.limit('verify', account.email, address);
    await this.mails.add(this.database, { kind: 'verify-email', recipient: account.email, language });
  }
}
