import type { TransferKind } from './transfer.entity.js';
import { sqlState } from '@fitfolio/service-kit/db/database-error';
import { json, sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
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
export const postedColumns = sql`id, fresh, user_balance::int as balance, at`;

/** INSUFFICIENT_TOKENS when the ledger said that an account has not enough. */
export function asLedgerProblem(error: unknown): unknown {
  return sqlState(error) === notEnough
    ? creditsProblem('INSUFFICIENT_TOKENS', 'There are not enough tokens.', { cause: error })
    : error;
}

/** The ledger's statements are sent as they are written: looking for names to change in them costs a spend more than the rest of the builder. */
export const asWritten = ({ db }: Work) => db.withoutPlugins();

/** Moves tokens: balance checked and changed, and entries written, in one statement. */
export async function postTransfer(work: Work, t: Transfer): Promise<Posted> {
  try {
    const { rows } = await sql<Posted>`select ${postedColumns} from post_transfer(
      ${t.source}, ${t.kind}, ${t.from}, ${t.to}, ${t.amount}, ${t.userId}, ${t.actorId ?? null},
      ${json(t.details ?? {})})`.execute(asWritten(work));
    const [posted] = rows;
    if (posted === undefined) throw new Error(`no answer to transfer ${t.source}`);
    return posted;
  } catch (error) {
    throw asLedgerProblem(error);
  }
}
