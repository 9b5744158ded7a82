import type { TransactionReason, TransactionType } from '@fitfolio/credits-contract/transaction';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import type { TransferKind } from '../ledger/transfer.entity.js';
import { db } from '../tables.js';

/** How the history names what moved: what was bought or came back is earned, what was given is a bonus. */
export const typeOf = sql<TransactionType>`case when t.kind in ('purchase', 'release') then 'earned'
  when t.kind = 'coupon' or (t.kind = 'adjustment' and e.amount > 0) then 'bonus' else 'spent' end`;

/** What everybody sees of a line of the history; it has no lines of what moves between a hold and the house. */
export const lineColumns = [
  't.id',
  't.kind',
  't.details',
  't.madeAt as createdAt',
  typeOf.as('type'),
  sql<number>`e.amount::int`.as('amount'),
  sql<number>`e.balance::int`.as('balance'),
] as const;

/** What administrators see of a line besides. Each account of a user has its person. */
export const selectForAdmin = (work: Work) =>
  db(work)
    .selectFrom('entry as e')
    .innerJoin('transfer as t', 't.id', 'e.transferId')
    .innerJoin('account as a', 'a.code', 'e.account')
    .innerJoin('person', 'person.userId', 'a.userId')
    .select(lineColumns)
    .select(['person.userId', 'person.email', 'person.name', 't.actorId'])
    .where(isOfUser);

/** Written as in the indexes of users' entries, which serve it. */
export const isOfUser = sql<boolean>`e.account like 'user:%'`;

const reasonOf = (kind: TransferKind): TransactionReason => {
  if (kind === 'capture') throw new Error('a capture is no line of a history');
  return kind === 'release' ? 'hold-released' : kind;
};

interface Line {
  readonly kind: TransferKind;
  readonly details: Readonly<Record<string, string>>;
}

/** The words of a line, by code and values. */
export const withDescription = <L extends Line>({ kind, details, ...line }: L) => ({
  ...line,
  description: { code: reasonOf(kind), values: details },
});
