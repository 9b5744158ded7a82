import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { noticeDays } from '@fitfolio/auth-contract/notices';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { ago } from '@fitfolio/service-kit/db/query';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { networkOf } from '@fitfolio/service-kit/limit/network';
import { Injectable } from '@nestjs/common';
import { CodeStore } from '../accounts/code.store.js';
import { SessionStore } from '../accounts/session.store.js';
import { writeAudit } from '../audit/write-audit.js';
import { ChallengeStore } from '../authentication/challenge.store.js';
import { FactorStore } from '../authentication/factor.store.js';
import { noticeKinds } from '../authentication/security-notice.js';
import type { AuthConfig } from '../config.js';
import { TokenKeys } from '../keys/token-keys.js';
import { db } from '../tables.js';

const refuse = problemOf(authErrorCodes);
const triesPerNetworkMax = 50;
const windowSeconds = 15 * 60;

/** "This was not me", by the link of a security notice. Asked again, it does the same again. */
@Injectable()
export class DenyNotice {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
    private readonly codes: CodeStore,
    private readonly challenges: ChallengeStore,
    private readonly factors: FactorStore,
    private readonly keys: TokenKeys,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  /**
   * Ends what a stranger may have opened. Two-step login stays, so that a mailbox does not open an account that has it;
   * except that it was new to the account, and set up in a browser that was (docs/decisions/0028). The address of the
   * account.
   */
  async run(token: string, address: string): Promise<string> {
    const max = triesPerNetworkMax * this.config.RATE_LIMIT_FACTOR;
    await this.limiter.limit(`not-me:network:${networkOf(address)}`, max, windowSeconds);
    const mailId = this.keys.mailOfLink(token);
    if (mailId === null) throw refuse('CODE_INVALID', 'This link is not one of ours.');
    return this.database.transaction(async (tx) => {
      const notice = await db(tx)
        .selectFrom('mail')
        .innerJoin('account', 'account.email', 'mail.recipient')
        .select(['account.id', 'account.email', 'mail.kind', 'mail.values'])
        .where('mail.id', '=', mailId)
        .where('mail.kind', 'in', noticeKinds)
        .where('mail.createdAt', '>', ago(noticeDays, 'days'))
        .executeTakeFirst();
      if (!notice) throw refuse('CODE_EXPIRED', 'The link is not valid any more.');
      const { id, email, kind, values } = notice;
      await this.sessions.endOf(tx, id, { except: null });
      await this.codes.endAllOf(tx, id);
      await this.challenges.endAllOf(tx, id);
      const { setUpId } = values;
      const removed = typeof setUpId === 'string' ? await this.factors.removeSetUp(tx, id, setUpId) : [];
      const after = { kind, ...(removed.length > 0 && { removed }) };
      await writeAudit(tx.db, { action: 'notice-denied', actorId: null, subject: id, after });
      return email;
    });
  }
}
