import { setTimeout as wait } from 'node:timers/promises';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { tooMany } from '@fitfolio/service-kit/limit/too-many';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { networkOf } from '@fitfolio/service-kit/limit/network';
import { Injectable } from '@nestjs/common';
import { AccountStore } from '../accounts/account.store.js';
import { writeAudit } from '../audit/write-audit.js';
import type { AuthConfig } from '../config.js';
import { loginDelayMs } from './login-delay.js';

const windowSeconds = 15 * 60;
const triesMax = 10;
const triesPerNetworkMax = 50;
const delayWindowSeconds = 60 * 60;
/** Codes of six digits are quickly through: past this many wrong ones of an hour, only known devices and passkeys get in. */
const codesInAllMax = 100;

export type Guessed = 'login' | 'code' | 'recovery-code';

/** Who tries to sign in as whom. */
export interface LoginTry {
  readonly email: string;
  readonly address: string;
  /** A device that has signed in as them before. */
  readonly device: string | null;
}

/**
 * How often a password, or a code of the second step, may be guessed. Refusals are counted per network and per device only, so that no stranger can
 * lock an owner out; guesses from everywhere together only make the next ones slower.
 */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  /** Counts a try; what it returns takes it back, when the password or code was right. */
  async limit(
    { email, address, device }: LoginTry,
    what: Guessed = 'login',
  ): Promise<() => Promise<unknown>> {
    const factor = this.config.RATE_LIMIT_FACTOR;
    const counted: string[] = [];
    const limit = async (key: string, max: number): Promise<void> => {
      try {
        await this.limiter.limit(key, max * factor, windowSeconds);
      } catch (error) {
        await this.noteOnce(key, email);
        throw error;
      }
      counted.push(key);
    };
    if (device !== null) await limit(`${what}:device:${device}`, triesMax);
    else {
      const network = networkOf(address);
      // The network comes first: one that is refused counts nothing against the account.
      await limit(`${what}:network:${network}`, triesPerNetworkMax);
      await limit(`${what}:account:${email}:${network}`, triesMax);
      const all = `${what}:all:${email}`;
      const { taken, waitSeconds } = await this.limiter.count(all, delayWindowSeconds);
      counted.push(all);
      if (what === 'code' && taken > codesInAllMax * factor) throw tooMany(waitSeconds);
      await wait(loginDelayMs(taken, factor));
    }
    return () => Promise.all(counted.map((key) => this.limiter.forgive(key)));
  }

  /** Once in each window of a limit: the tries after it tell nothing new. */
  private async noteOnce(key: string, email: string): Promise<void> {
    const { taken } = await this.limiter.count(`noted:${key}`, windowSeconds);
    if (taken > 1) return;
    const account = await this.accounts.findByEmail(email);
    const subject = account?.id ?? null;
    await writeAudit(this.database.db, { action: 'sign-in-limited', actorId: null, subject });
  }
}
