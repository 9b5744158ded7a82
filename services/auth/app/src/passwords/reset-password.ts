import { randomUUID } from 'node:crypto';
import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { networkOf } from '@fitfolio/service-kit/limit/network';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.entity.js';
import { AccountStore } from '../accounts/account.store.js';
import { CodeStore } from '../accounts/code.store.js';
import { MailLimits } from '../adapters/mail/mail-limits.js';
import { MailStore } from '../adapters/mail/mail.store.js';
import type { AuthConfig } from '../config.js';
import { refuseCommonPassword, refusePersonalPassword } from '../accounts/refuse-password.js';
import type { Origin } from '../accounts/session.store.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { PasswordStore } from './password.store.js';

const refuse = problemOf(authErrorCodes);
const wrongCode = (): Error => refuse('CODE_INVALID', 'The code is not right, or not valid any more.');
const triesPerNetworkMax = 50;
const windowSeconds = 15 * 60;

export interface CodeTyped {
  readonly email: string;
  readonly code: string;
}

export interface Reset extends CodeTyped {
  readonly password: string;
  readonly language?: OutputLanguage | undefined;
}

/** Unknown, expired, used and wrong are one answer here: any other would tell who has an account. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly codes: CodeStore,
    private readonly mails: MailStore,
    private readonly mailLimits: MailLimits,
    private readonly hasher: PasswordHasher,
    private readonly passwords: PasswordStore,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  /** Writes the same row for every address; the sender of mails finds out whether anyone is there. */
  async request(email: string, language: OutputLanguage | undefined, address: string): Promise<void> {
    await this.limit(address);
    await this.mailLimits.limit('reset', email, address);
    await this.mails.add(this.database, { kind: 'reset-password', recipient: email, language });
  }

  async validate(typed: CodeTyped, address: string): Promise<void> {
    await this.limit(address);
    await this.holder(typed, address);
  }

  async run({ email, code, password, language }: Reset, origin: Origin): Promise<void> {
    const { address } = origin;
    await this.limit(address);
    refuseCommonPassword(password);
    const account = await this.holder({ email, code }, address);
    refusePersonalPassword(password, account);
    const passwordHash = await this.hasher.hash(password);
    const done = await this.database.transaction(async (tx) => {
      const outcome = await this.codes.check(
        tx,
        { accountId: account.id, purpose: 'reset-password', code, address },
        { use: true },
      );
      if (outcome !== 'right') return false;
      await this.passwords.change(tx, { account, passwordHash, how: 'password-reset', language, origin });
      return true;
    });
    if (!done) throw wrongCode();
  }

  /** Whose code this is. For an unknown address the same statements run, and find nothing. */
  private async holder({ email, code }: CodeTyped, address: string): Promise<Account> {
    const account = await this.accounts.findByEmail(email);
    const accountId = account?.id ?? randomUUID();
    const outcome = await this.database.transaction((tx) =>
      this.codes.check(tx, { accountId, purpose: 'reset-password', code, address }, { use: false }),
    );
    if (outcome !== 'right' || !account || account.disabled) throw wrongCode();
    return account;
  }

  private limit(address: string): Promise<void> {
    const max = triesPerNetworkMax * this.config.RATE_LIMIT_FACTOR;
    return this.limiter.limit(`reset:network:${networkOf(address)}`, max, windowSeconds);
  }
}
