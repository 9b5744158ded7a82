import { randomUUID } from 'node:crypto';
import type { AdminTransaction } from '@fitfolio/credits-contract/transaction';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { toDto } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { creditsProblem } from '../ledger/credits-problem.js';
import { type AccountCode, postTransfer } from '../ledger/ledger.js';
import { db } from '../tables.js';
import { selectForAdmin, withDescription } from './transactions.store.js';

export interface Adjustment {
  readonly userId: string;
  /** Tokens; negative takes them. */
  readonly amount: number;
  readonly reason: string;
}

@Injectable()
export class AdjustBalance {
  async run(tx: Tx, actorId: string, { userId, amount, reason }: Adjustment): Promise<AdminTransaction> {
    const known = await db(tx)
      .selectFrom('account')
      .select('code')
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (known === undefined) throw creditsProblem('USER_UNKNOWN', 'There is no such user.');
    const account: AccountCode = `user:${userId}`;
    const posted = await postTransfer(tx, {
      source: `adjustment:${randomUUID()}`,
      kind: 'adjustment',
      from: amount > 0 ? 'adjustment' : account,
      to: amount > 0 ? account : 'adjustment',
      amount: Math.abs(amount),
      userId,
      actorId,
      details: { reason },
    });
    await writeAudit(tx, {
      actorId,
      action: 'balance-adjusted',
      subject: userId,
      reason,
      before: { balance: (posted.balance ?? 0) - amount },
      after: { balance: posted.balance },
    });
    const made = await selectForAdmin(tx).where('t.id', '=', posted.id).executeTakeFirstOrThrow();
    return withDescription(toDto(made));
  }
}
