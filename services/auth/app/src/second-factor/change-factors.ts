import type { Factor } from '@fitfolio/auth-contract/factors';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { AccountStore } from '../accounts/account.store.js';
import type { Origin } from '../accounts/session.store.js';
import { writeAudit } from '../audit/write-audit.js';
import { FactorStore } from '../authentication/factor.store.js';
import { RecoveryCodes } from '../authentication/recovery-codes.js';
import { SecurityNotices } from '../authentication/security-notice.js';
import { db } from '../tables.js';

const noSuchFactor = (): Error => problem('NOT_FOUND', 'There is no such factor.');

/** What a person does with the factors they have. Another's are not found. */
@Injectable()
export class ChangeFactors {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly factors: FactorStore,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly notices: SecurityNotices,
  ) {}

  async list(accountId: string) {
    const [account, factors, recoveryCodes] = await Promise.all([
      this.accounts.find(accountId),
      this.factors.list(accountId),
      this.recoveryCodes.left(accountId),
    ]);
    return { factors, recoveryCodes, hasPassword: typeof account?.passwordHash === 'string' };
  }

  async rename(accountId: string, id: string, name: string): Promise<Factor> {
    await db(this.database)
      .updateTable('factor')
      .set({ name })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .execute();
    const renamed = (await this.factors.list(accountId)).find((factor) => factor.id === id);
    if (renamed === undefined) throw noSuchFactor();
    return renamed;
  }

  async remove(accountId: string, id: string, origin: Origin): Promise<void> {
    const account = await this.accounts.find(accountId);
    await this.database.transaction(async (tx) => {
      const name = await this.factors.remove(tx, accountId, id);
      if (name === null || !account) throw noSuchFactor();
      const before = { name };
      await writeAudit(tx.db, { action: 'factor-removed', actorId: accountId, subject: accountId, before });
      const { email: recipient } = account;
      await this.notices.send(tx, { kind: 'factor-removed', recipient, origin, values: { name } });
    });
  }

  renewRecoveryCodes(accountId: string): Promise<string[]> {
    return this.database.transaction(async (tx) => {
      if ((await this.factors.list(accountId, tx)).length === 0)
        throw problem('NOT_FOUND', 'Recovery codes are for accounts with a second factor.');
      await writeAudit(tx.db, {
        action: 'recovery-codes-renewed',
        actorId: accountId,
        subject: accountId,
      });
      return this.recoveryCodes.renew(tx, accountId);
    });
  }
}
