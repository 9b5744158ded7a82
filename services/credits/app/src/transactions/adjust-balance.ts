import { randomUUID } from 'node:crypto';
import type { AdminTransaction } from '@fitfolio/credits-contract/transaction';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { creditsProblem } from '../ledger/credits-problem.js';
import { type AccountCode, postTransfer } from '../ledger/ledger.js';
import { findTransaction } from './transaction.store.js';

export interface Adjustment {
  readonly userId: string;
  /** Tokens; negative takes them. */
  readonly amount: number;
  readonly reason: string;
}

@Injectable()
export class AdjustBalance {
  async run(tx: Tx, actorId: string, { userId, amount, reason }: Adjustment): Promise<AdminTransaction> {
    const known = await tx.sql('select 1 from account where user_id = $1', [userId]);
    if (known.length === 0) throw creditsProblem('USER_UNKNOWN', 'There is no such user.');
    const account: AccountCode = `user:${userId}`;
    const posted = await postTransfer(tx.sql, {
      source: `adjustment:${randomUUID()}`,
      kind: 'adjustment',
      from: amount > 0 ? 'adjustment' : account,
      to: amount > 0 ? account : 'adjustment',
      amount: Math.abs(amount),
      userId,
      actorId,
      details: { reason },
    });
    await writeAudit(tx.db, {
      actorId,
      action: 'balance-adjusted',
      subject: userId,
      reason,
      before: { balance: (posted.balance ?? 0) - amount },
      after: { balance: posted.balance },
    });
    const made = await findTransaction(tx.sql, posted.id);
    if (made === null) throw new Error(`transfer ${posted.id} is not there`);
    return made;
  }
}
