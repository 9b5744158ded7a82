import type { Page } from '@fitfolio/contract-kit/page';
import type { Sql } from './sql.js';

/** What a list is asked for, as `listQuery` of contract-kit parses it; exports ask for larger pages. */
export interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

/** The reply of a list. */
export interface Paged<T> {
  readonly data: T[];
  readonly page: Page;
}

interface ListStatement {
  readonly columns: string;
  /** `from … where …`, its parameters in `params`. */
  readonly from: string;
  readonly params: readonly unknown[];
  readonly orderBy: string;
}

export const paged = <T>({ page, pageSize }: ListQuery, data: T[], total: number): Paged<T> => ({
  data,
  page: { page, pageSize, total },
});

/** @deprecated Use `listPage` of `db/list-page` (docs/decisions/0018). */
export async function listPage<Row extends object, T>(
  sql: Sql,
  { columns, from, params, orderBy: order }: ListStatement,
  query: ListQuery,
  shown: (row: Row) => T,
): Promise<Paged<T>> {
  const [counted] = await sql<{ total: number }>(`select count(*)::int as total ${from}`, params);
  const limits = `limit $${params.length + 1} offset $${params.length + 2}`;
  const rows = await sql<Row>(`select ${columns} ${from} order by ${order} ${limits}`, [
    ...params,
    query.pageSize,
    (query.page - 1) * query.pageSize,
  ]);
  return paged(query, rows.map(shown), counted?.total ?? 0);
}

/** `like` finds the text itself anywhere, whatever signs it has; null for nothing to find. */
export function likePattern(search: string | undefined): string | null {
  const text = search?.trim().normalize('NFC') ?? '';
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * @deprecated `listPage` of `db/list-page` sorts by itself.
 * `-createdAt` → `created_at desc nulls last, id`; `columns` says which SQL a field is.
 */
export function orderBy(
  columns: Readonly<Record<string, string>>,
  sort: string | undefined,
  fallback: string,
  id: string,
): string {
  const given = sort ?? fallback;
  const column = columns[given.replace(/^-/, '')] ?? id;
  return `${column} ${given.startsWith('-') ? 'desc' : 'asc'} nulls last, ${id}`;
}
