import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { networkOf } from '@fitfolio/service-kit/limit/network';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.entity.js';
import { AccountStore } from '../accounts/account.store.js';
import { knownDevice } from '../accounts/known-device.js';
import type { Origin } from '../accounts/session.store.js';
import { writeAudit } from '../audit/write-audit.js';
import { BeginSession, type LoggedIn } from '../authentication/begin-session.js';
import { ChallengeStore } from '../authentication/challenge.store.js';
import { CheckCode, isTotpCode } from '../authentication/check-code.js';
import { Passkeys, type Signed } from '../authentication/passkeys.js';
import type { AuthConfig } from '../config.js';
import { TokenKeys } from '../keys/token-keys.js';
import { LoginLimits } from './login-limits.js';

const refuse = problemOf(authErrorCodes);
const expired = (): Error => refuse('CHALLENGE_EXPIRED', 'The sign-in took too long. Begin anew.');
const triesPerNetworkMax = 100;
const windowSeconds = 15 * 60;

/** Where a second step comes from, and what its browser keeps. */
export interface Step {
  readonly origin: Origin;
  readonly challenge: string | undefined;
  readonly sealedDevice: string | undefined;
}

/** Signs in by a code after the first step, or by a passkey, which needs none. */
@Injectable()
export class FinishLogIn {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly challenges: ChallengeStore,
    private readonly codes: CheckCode,
    private readonly passkeys: Passkeys,
    private readonly beginSession: BeginSession,
    private readonly keys: TokenKeys,
    private readonly limits: LoginLimits,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  async byCode(code: string, step: Step): Promise<LoggedIn> {
    const account = await this.accountOf(step.challenge);
    if (account === null || step.challenge === undefined) throw expired();
    const { challenge, origin, sealedDevice } = step;
    const device = knownDevice(this.keys, sealedDevice, account.email)?.id ?? null;
    const what = isTotpCode(code) ? 'code' : 'recovery-code';
    const forgive = await this.limits.limit({ email: account.email, address: origin.address, device }, what);
    const outcome = await this.database.transaction(async (tx) => {
      if (!(await this.codes.run(tx, account.id, code))) return 'wrong';
      // A code whose challenge is gone is not used up.
      const first = await this.challenges.take(tx, challenge, 'second-step');
      if (first === null) throw expired();
      const checkedHash = first.passwordHash ?? undefined;
      return this.beginSession.run(tx, { ...step, account, secondFactor: true, checkedHash });
    });
    if (outcome === 'wrong') {
      await this.noteFailure(account.id);
      throw refuse('FACTOR_CODE_WRONG', 'The code is not right, or was used before.');
    }
    await forgive();
    if (outcome === null) throw await this.shut(account.id);
    return outcome;
  }

  /** What a browser needs: of the account of the first step, if there was one. */
  async askPasskey({ challenge, origin }: Pick<Step, 'challenge' | 'origin'>) {
    await this.limit(origin);
    const first = await this.challenges.find(challenge, 'second-step');
    return this.passkeys.ask('passkey-login', first?.accountId ?? null);
  }

  async byPasskey(signed: Signed, step: Step): Promise<LoggedIn> {
    await this.limit(step.origin);
    const accountId = await this.database.transaction((tx) =>
      this.passkeys.check(tx, signed, 'passkey-login'),
    );
    const account = accountId === null ? undefined : await this.accounts.find(accountId);
    if (account === undefined) {
      await this.noteFailure(null);
      throw refuse('PASSKEY_REFUSED', 'This passkey does not open an account here.');
    }
    const session = await this.database.transaction((tx) =>
      this.beginSession.run(tx, { ...step, account, secondFactor: true }),
    );
    if (session === null) throw await this.shut(account.id);
    return session;
  }

  private async accountOf(challenge: string | undefined): Promise<Account | null> {
    const first = await this.challenges.find(challenge, 'second-step');
    return first?.accountId ? ((await this.accounts.find(first.accountId)) ?? null) : null;
  }

  /** Disabled, or with another password than the first step had. */
  private async shut(accountId: string): Promise<Error> {
    const account = await this.accounts.find(accountId);
    return account?.disabled === true ? refuse('ACCOUNT_DISABLED', 'This account is disabled.') : expired();
  }

  private noteFailure(subject: string | null): Promise<void> {
    return writeAudit(this.database.db, { action: 'second-factor-failed', actorId: null, subject });
  }

  private limit({ address }: Origin): Promise<void> {
    const max = triesPerNetworkMax * this.config.RATE_LIMIT_FACTOR;
    return this.limiter.limit(`passkey:network:${networkOf(address)}`, max, windowSeconds);
  }
}
