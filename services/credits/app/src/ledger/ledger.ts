import type { TransferKind } from '@fitfolio/credits-contract/events';
import { sqlState } from '@fitfolio/service-kit/db/database-error';
import type { Sql } from '@fitfolio/service-kit/db/sql';
import { currentRequestId } from '@fitfolio/service-kit/log/request-context';
import { creditsProblem } from './credits-problem.js';

export type SystemAccount = 'issued' | 'spent' | 'bonus' | 'adjustment';
export type AccountCode = `user:${string}` | `hold:${string}` | SystemAccount;

export interface Transfer {
  /** Unique for ever: the same source moves tokens once. */
  readonly source: string;
  readonly kind: TransferKind;
  readonly from: AccountCode;
  readonly to: AccountCode;
  readonly amount: number;
  readonly userId: string;
  readonly actorId?: string;
  /** Fills the words of the history. */
  readonly details?: Readonly<Record<string, string>>;
}

export interface Posted {
  readonly id: string;
  /** false: this source had moved its tokens already, nothing changed. */
  readonly fresh: boolean;
  /** Of the user's account right after this transfer; null when none was touched. */
  readonly balance: number | null;
  readonly at: Date;
}

/** SQLSTATE of `post_transfer`: the account has not enough. */
const notEnough = 'FT001';

/** The columns of `post_transfer` as `Posted`. */
export const postedColumns = 'id, fresh, user_balance::int as balance, at';

/** INSUFFICIENT_TOKENS when the ledger said that an account has not enough. */
export function asLedgerProblem(error: unknown): unknown {
  return sqlState(error) === notEnough
    ? creditsProblem('INSUFFICIENT_TOKENS', 'There are not enough tokens.', { cause: error })
    : error;
}

/** Moves tokens: balance checked and changed, entries and event written, in one statement. */
export async function postTransfer(sql: Sql, t: Transfer): Promise<Posted> {
  try {
    const [posted] = await sql<Posted>(
      `select ${postedColumns} from post_transfer($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        t.source,
        t.kind,
        t.from,
        t.to,
        t.amount,
        t.userId,
        t.actorId ?? null,
        JSON.stringify(t.details ?? {}),
        currentRequestId() ?? null,
      ],
    );
    if (posted === undefined) throw new Error(`no answer to transfer ${t.source}`);
    return posted;
  } catch (error) {
    throw asLedgerProblem(error);
  }
}
