import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import type { reauthenticate } from '@fitfolio/auth-contract/reauthentication';
import type { RouteInput } from '@fitfolio/contract-kit/route';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { AccountStore } from '../accounts/account.store.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { SessionStore } from '../accounts/session.store.js';
import { writeAudit } from '../audit/write-audit.js';
import { CheckCode } from '../authentication/check-code.js';
import { Passkeys } from '../authentication/passkeys.js';
import type { AuthConfig } from '../config.js';
import { TokenKeys } from '../keys/token-keys.js';

const refuse = problemOf(authErrorCodes);
const triesMax = 10;
const windowSeconds = 15 * 60;

type Proof = RouteInput<typeof reauthenticate>['body'];

@Injectable()
export class Reauthenticate {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly hasher: PasswordHasher,
    private readonly codes: CheckCode,
    private readonly passkeys: Passkeys,
    private readonly sessions: SessionStore,
    private readonly keys: TokenKeys,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  /** A token of the same session, which says that its owner is there just now. Tries are counted by session. */
  async run({ id, sessionId }: { id: string; sessionId: string }, proof: Proof): Promise<string> {
    const key = `reauthenticate:${sessionId}`;
    await this.limiter.limit(key, triesMax * this.config.RATE_LIMIT_FACTOR, windowSeconds);
    const account = await this.accounts.find(id);
    if (!account) throw problem('UNAUTHENTICATED', 'This account is gone.');
    const passwordRight =
      'password' in proof && (await this.hasher.verify(account.passwordHash, proof.password));
    const outcome = await this.database.transaction(async (tx) => {
      if (!(passwordRight || (await this.checkFactor(tx, id, proof)))) return 'wrong';
      await writeAudit(tx.db, { action: 'reauthenticated', actorId: id, subject: id });
      return this.sessions.prove(tx, sessionId, { secondFactor: !passwordRight });
    });
    if (outcome === 'wrong') {
      await writeAudit(this.database.db, { action: 'reauthentication-failed', actorId: id, subject: id });
      throw refusalOf(proof);
    }
    if (outcome === null) throw problem('TOKEN_EXPIRED', 'The session has ended.');
    await this.limiter.forgive(key);
    return this.keys.accessToken(account, outcome);
  }

  private async checkFactor(tx: Tx, accountId: string, proof: Proof): Promise<boolean> {
    if ('code' in proof) return this.codes.run(tx, accountId, proof.code);
    if ('passkey' in proof)
      return (await this.passkeys.check(tx, proof.passkey, 'passkey-again')) === accountId;
    return false;
  }
}

function refusalOf(proof: Proof): Error {
  if ('password' in proof) return refuse('CURRENT_PASSWORD_WRONG', 'The password is not right.');
  if ('code' in proof) return refuse('FACTOR_CODE_WRONG', 'The code is not right, or was used before.');
  return refuse('PASSKEY_REFUSED', 'This passkey is not one of this account.');
}
