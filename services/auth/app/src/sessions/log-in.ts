import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { Database } from '@fitfolio/service-kit/db/database';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { AccountStore } from '../accounts/account.store.js';
import { knownDevice, sealDevice } from '../accounts/known-device.js';
import { TokenKeys } from '../keys/token-keys.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { type Origin, SessionStore, type SignedIn } from '../accounts/session.store.js';
import { writeAudit } from '../audit/write-audit.js';
import { LoginLimits } from './login-limits.js';

const refuse = problemOf(authErrorCodes);
const wrong = (): Error => refuse('BAD_CREDENTIALS', 'The e-mail address or the password is not right.');

/** `device` is what the device that signed in keeps. */
type LoggedIn = SignedIn & { readonly device: string };

@Injectable()
export class LogIn {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionStore,
    private readonly keys: TokenKeys,
    private readonly limits: LoginLimits,
  ) {}

  /** The same answer, in the same time, for an unknown address and a wrong password. */
  async run(
    email: string,
    password: string,
    origin: Origin,
    sealedDevice: string | undefined,
  ): Promise<LoggedIn> {
    const device = knownDevice(this.keys, sealedDevice, email);
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
    const session = await this.sessions.begin(account.id, origin, account.passwordHash);
    if (!session) throw wrong();
    return {
      session,
      accessToken: await this.keys.accessToken(account, session.sessionId),
      device: device !== null && sealedDevice !== undefined ? sealedDevice : sealDevice(this.keys, email),
    };
  }

  /** A try that did not succeed. Also without an account, so that the answer takes as long. */
  private note(subject: string | null): Promise<void> {
    return writeAudit(this.database.db, { action: 'sign-in-failed', actorId: null, subject });
  }
}
