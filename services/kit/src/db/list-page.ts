import { type OrderByExpression, type SelectQueryBuilder, sql } from 'kysely';
import { type ListQuery, type Paged, paged } from './list.js';
import { type Dto, toDto } from './query.js';

interface ListOptions<DB, TB extends keyof DB, O> {
  /** Which column or expression each sort of the contract is. */
  readonly sorts: Readonly<Record<string, OrderByExpression<DB, TB, O>>>;
  /** As `sorts`, of columns that are never null and that an index has in this order: they turn round together. */
  readonly indexed?: Readonly<Record<string, readonly OrderByExpression<DB, TB, O>[]>>;
  /** The sort when none is asked for; `-` turns it round. */
  readonly defaultSort: string;
  /** Puts rows that are equal by the sort in a fixed order. */
  readonly tieBreaks: readonly OrderByExpression<DB, TB, O>[];
  /** Counts the rows when the select joins tables that do not change their number. */
  readonly count?: () => Promise<number>;
}

/** How many rows a select has. */
export async function countRows<DB, TB extends keyof DB, O>(
  select: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const counting = select.clearSelect().select(sql<number>`count(*)::int`.as('total'));
  const [counted] = await counting.$castTo<{ total: number }>().execute();
  return counted?.total ?? 0;
}

/**
 * One page of a list, and how many rows there are in all. A select that groups goes in as a subquery
 * (`db.selectFrom(grouped.as('term')).selectAll()`), since the rows are counted in place of its columns. Instants come as
 * ISO strings.
 */
export async function listPage<DB, TB extends keyof DB, O>(
  select: SelectQueryBuilder<DB, TB, O>,
  query: ListQuery,
  { sorts, indexed = {}, defaultSort, tieBreaks, count = () => countRows(select) }: ListOptions<DB, TB, O>,
): Promise<Paged<Dto<O>>> {
  const total = await count();
  const sort = query.sort ?? defaultSort;
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  const column = sorts[field];
  let sorted = select;
  for (const each of indexed[field] ?? []) sorted = sorted.orderBy(each, descending ? 'desc' : 'asc');
  if (column !== undefined)
    sorted = sorted.orderBy(column, (order) => (descending ? order.desc() : order.asc()).nullsLast());
  for (const tieBreak of tieBreaks) sorted = sorted.orderBy(tieBreak);
  const rows = await sorted
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  return paged(
    query,
    rows.map((row) => toDto(row as O & object)),
    total,
  );
}
