import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { Database } from '@fitfolio/service-kit/db/database';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { AccountStore } from '../accounts/account.store.js';
import { knownDevice } from '../accounts/known-device.js';
import { TokenKeys } from '../keys/token-keys.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import type { Origin } from '../accounts/session.store.js';
import { writeAudit } from '../audit/write-audit.js';
import { FirstStep, type SignInOutcome } from '../authentication/first-step.js';
import { LoginLimits } from './login-limits.js';

const refuse = problemOf(authErrorCodes);
const wrong = (): Error => refuse('BAD_CREDENTIALS', 'The e-mail address or the password is not right.');

export interface PasswordTyped {
  readonly email: string;
  readonly password: string;
}

@Injectable()
export class LogIn {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly hasher: PasswordHasher,
    private readonly firstStep: FirstStep,
    private readonly keys: TokenKeys,
    private readonly limits: LoginLimits,
  ) {}

  /** The same answer, in the same time, for an unknown address and a wrong password. */
  async run(
    { email, password }: PasswordTyped,
    origin: Origin,
    sealedDevice: string | undefined,
  ): Promise<SignInOutcome> {
    const device = knownDevice(this.keys, sealedDevice, email)?.id ?? null;
    const forgive = await this.limits.limit({ email, address: origin.address, device });
    const account = await this.accounts.findByEmail(email);
    const right = await this.hasher.verify(account?.passwordHash, password);
    if (!right || !account) {
      await this.note(account?.id ?? null);
      throw wrong();
    }
    await forgive();
    if (account.disabled) {
      await this.note(account.id);
      throw refuse('ACCOUNT_DISABLED', 'This account is disabled.');
    }
    const checkedHash = account.passwordHash;
    const outcome = await this.firstStep.run({ account, origin, sealedDevice, checkedHash });
    if (!outcome) throw wrong();
    return outcome;
  }

  /** A try that did not succeed. Also without an account, so that the answer takes as long. */
  private note(subject: string | null): Promise<void> {
    return writeAudit(this.database.db, { action: 'sign-in-failed', actorId: null, subject });
  }
}
