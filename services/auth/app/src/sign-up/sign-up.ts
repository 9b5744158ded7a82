import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config.js';
import { MailLimits } from '../adapters/mail/mail-limits.js';
import { MailStore } from '../adapters/mail/mail.store.js';
import { refuseCommonPassword, refusePersonalPassword } from '../accounts/refuse-password.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { AccountStore } from '../accounts/account.store.js';

const perAddressMax = 20;
const windowSeconds = 60 * 60;

@Injectable()
export class SignUp {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly hasher: PasswordHasher,
    private readonly limiter: RateLimiter,
    private readonly mails: MailStore,
    private readonly mailLimits: MailLimits,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  /** Does the same work for a known address as for a new one; only the latter makes an account. Either gets a mail. */
  async run(email: string, password: string, address: string, language?: OutputLanguage): Promise<void> {
    await this.limiter.limit(
      `sign-up:address:${address}`,
      perAddressMax * this.config.RATE_LIMIT_FACTOR,
      windowSeconds,
    );
    refuseCommonPassword(password);
    refusePersonalPassword(password, { email });
    const passwordHash = await this.hasher.hash(password);
    const mayWrite = await this.mailLimits.allows('verify', email, address);
    await this.database.transaction(async (tx) => {
      const added = await this.accounts.add(tx, { email, passwordHash });
      const kind = added ? 'verify-email' : 'account-exists';
      if (mayWrite) await this.mails.add(tx, { kind, recipient: email, language });
    });
  }
}
