import type { Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '../audit/write-audit.js';
import { TokenKeys } from '../keys/token-keys.js';
import { db } from '../tables.js';
import { RecoveryCodes } from './recovery-codes.js';
import { totpStepOf } from './totp.js';

/** An authenticator's code; anything else is taken for a recovery code. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

@Injectable()
export class CheckCode {
  constructor(
    private readonly keys: TokenKeys,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  /** Whether a code is right, and was not taken before. A right one is used up. */
  async run(tx: Tx, accountId: string, code: string): Promise<boolean> {
    if (isTotpCode(code)) return this.useTotp(tx, accountId, code);
    const used = await this.recoveryCodes.use(tx, accountId, code);
    if (used)
      await writeAudit(tx.db, { action: 'recovery-code-used', actorId: accountId, subject: accountId });
    return used;
  }

  /** The lock makes two calls with one code take turns, so that the second finds its step taken. */
  private async useTotp(tx: Tx, accountId: string, code: string): Promise<boolean> {
    const factors = await db(tx)
      .selectFrom('factor')
      .select(['id', 'totpSecret', 'totpStep'])
      .where('accountId', '=', accountId)
      .where('kind', '=', 'totp')
      .orderBy('id')
      .forUpdate()
      .execute();
    const now = new Date();
    for (const { id, totpSecret, totpStep } of factors) {
      if (totpSecret === null) continue;
      const step = totpStepOf(this.keys.decrypt(id, totpSecret), code, now.getTime());
      if (step === null || (totpStep !== null && step <= totpStep)) continue;
      await db(tx).updateTable('factor').set({ totpStep: step, usedAt: now }).where('id', '=', id).execute();
      return true;
    }
    return false;
  }
}
