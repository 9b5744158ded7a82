import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { networkOf } from '@fitfolio/service-kit/limit/network';
import { Injectable } from '@nestjs/common';
import { CodeStore } from '../accounts/code.store.js';
import { writeAudit } from '../audit/write-audit.js';
import type { AuthConfig } from '../config.js';
import { TokenKeys } from '../keys/token-keys.js';
import { db } from '../tables.js';

const refuse = problemOf(authErrorCodes);
const triesPerNetworkMax = 50;
const windowSeconds = 15 * 60;

/** The link of a mail is its code in another form: whichever is used first ends both. */
@Injectable()
export class VerifyLink {
  constructor(
    private readonly database: Database,
    private readonly codes: CodeStore,
    private readonly keys: TokenKeys,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  /** The address that is verified now. */
  async run(token: string, address: string): Promise<string> {
    const max = triesPerNetworkMax * this.config.RATE_LIMIT_FACTOR;
    await this.limiter.limit(`verify-link:network:${networkOf(address)}`, max, windowSeconds);
    const mailId = this.keys.mailOfLink(token);
    if (mailId === null) throw refuse('CODE_INVALID', 'This link is not one of ours.');
    return this.database.transaction(async (tx) => {
      const accountId = await this.codes.useOfMail(tx, mailId, 'verify-email');
      if (accountId === null) throw refuse('CODE_EXPIRED', 'The link is not valid any more.');
      const account = await db(tx)
        .updateTable('account')
        .set({ emailVerified: true })
        .where('id', '=', accountId)
        .where('disabled', '=', false)
        .returning('email')
        .executeTakeFirst();
      if (!account) throw refuse('CODE_EXPIRED', 'The link is not valid any more.');
      await writeAudit(tx.db, { action: 'email-verified', actorId: accountId, subject: accountId });
      return account.email;
    });
  }
}
