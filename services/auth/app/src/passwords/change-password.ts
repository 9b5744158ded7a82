import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { AccountStore } from '../accounts/account.store.js';
import type { AuthConfig } from '../config.js';
import { refuseCommonPassword, refusePersonalPassword } from '../accounts/refuse-password.js';
import type { Origin } from '../accounts/session.store.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { PasswordStore } from './password.store.js';

const refuse = problemOf(authErrorCodes);
const triesMax = 10;
const windowSeconds = 15 * 60;

export interface PasswordsTyped {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly language?: OutputLanguage | undefined;
}

@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly hasher: PasswordHasher,
    private readonly passwords: PasswordStore,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  async run(
    accountId: string,
    typed: PasswordsTyped,
    { origin, keep }: { readonly origin: Origin; readonly keep: string | undefined },
  ): Promise<void> {
    const key = `change-password:${accountId}`;
    await this.limiter.limit(key, triesMax * this.config.RATE_LIMIT_FACTOR, windowSeconds);
    refuseCommonPassword(typed.newPassword);
    const account = await this.accounts.find(accountId);
    if (!account || account.disabled) throw problem('UNAUTHENTICATED', 'This account is gone.');
    if (!(await this.hasher.verify(account.passwordHash, typed.currentPassword)))
      throw refuse('CURRENT_PASSWORD_WRONG', 'The current password is not right.');
    await this.limiter.forgive(key);
    refusePersonalPassword(typed.newPassword, account);
    const passwordHash = await this.hasher.hash(typed.newPassword);
    const { language } = typed;
    await this.database.transaction((tx) =>
      this.passwords.change(tx, { account, passwordHash, how: 'password-changed', language, origin, keep }),
    );
  }
}
