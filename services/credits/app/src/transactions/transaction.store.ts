import type { AdminTransaction, Transaction } from '@fitfolio/credits-contract/transaction';
import { likePattern, listPage, type ListQuery, orderBy, type Paged } from '@fitfolio/service-kit/db/list';
import type { Sql } from '@fitfolio/service-kit/db/sql';

export interface TransactionFilter extends ListQuery {
  readonly type?: string | undefined;
  readonly userId?: string | undefined;
}

type Row = Omit<AdminTransaction, 'createdAt' | 'description'> & {
  readonly kind: string;
  readonly details: Record<string, string>;
  readonly createdAt: Date;
};

/** How the history names what moved: what was bought or came back is earned, what was given is a bonus. */
const type = `case when t.kind in ('purchase', 'release') then 'earned'
  when t.kind = 'coupon' or (t.kind = 'adjustment' and e.amount > 0) then 'bonus' else 'spent' end`;

const columns = `t.id, ${type} as type, e.amount::int, e.balance::int, t.kind, t.details, t.made_at as "createdAt",
  t.user_id as "userId", t.actor_id as "actorId", p.email, p.name`;

/** One line for each entry of a user's account: what moves between a hold and the house is not the user's. */
const from = `from entry e join transfer t on t.id = e.transfer_id left join person p on p.user_id = t.user_id`;

const sorts = { createdAt: 'e.position', amount: 'e.amount', email: 'p.email' };

function shown({ kind, details, createdAt, ...rest }: Row): AdminTransaction {
  const code = kind === 'release' ? 'hold-released' : (kind as Transaction['description']['code']);
  return { ...rest, description: { code, values: details }, createdAt: createdAt.toISOString() };
}

export function listTransactionsOf(sql: Sql, filter: TransactionFilter): Promise<Paged<AdminTransaction>> {
  const whose =
    filter.userId === undefined
      ? `$1::text is null and e.account like 'user:%'`
      : `e.account = 'user:' || $1`;
  return listPage(
    sql,
    {
      columns,
      from: `${from} where ${whose} and ($2::text is null or ${type} = $2)
        and ($3::text is null or unaccent(concat_ws(' ', p.email, p.name)) ilike unaccent($3))`,
      params: [filter.userId ?? null, filter.type ?? null, likePattern(filter.search)],
      orderBy: orderBy(sorts, filter.sort, '-createdAt', 'e.position desc'),
    },
    filter,
    shown,
  );
}

export async function findTransaction(sql: Sql, id: string): Promise<AdminTransaction | null> {
  const [row] = await sql<Row>(`select ${columns} ${from} where t.id = $1 and e.account like 'user:%'`, [id]);
  return row === undefined ? null : shown(row);
}
