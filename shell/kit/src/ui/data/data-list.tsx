import { Pagination as AntdPagination, type PaginationProps } from 'antd';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.js';
import { themed } from '../../theme/themed.js';
import { Skeleton } from '../core/skeleton.js';
import styles from './data-list.module.css';
import { SortSelect } from './sort-select.js';

export interface DataColumn<Row> {
  /** Stable, and what `sort` is called when `sortable`. */
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Aligns numbers to the right. */
  readonly align?: 'start' | 'end';
  /** On small screens: `title` heads the card, `block` has its lines to itself, `action` ends the card. */
  readonly role?: 'title' | 'block' | 'action';
}

interface Props<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly page?: { page: number; pageSize: number; total: number } | undefined;
  readonly onPage?: (page: number) => void;
  readonly sort?: string | undefined;
  readonly onSort?: (sort: string) => void;
  /** True while another page or order is on its way; the old rows stay, dimmed. */
  readonly busy?: boolean;
  readonly empty?: ReactNode;
}

const Pagination = themed<PaginationProps>(AntdPagination);
const skeletonRows = 5;

function SortHeader({
  column,
  sort,
  onSort,
}: {
  column: DataColumn<never>;
  sort?: string;
  onSort: (s: string) => void;
}) {
  const state = sort === column.key ? 'up' : sort === `-${column.key}` ? 'down' : null;
  const Icon = state === 'up' ? ArrowUp : state === 'down' ? ArrowDown : ArrowUpDown;
  return (
    <button
      type="button"
      className={styles['sort']}
      onClick={() => onSort(state === 'down' ? column.key : `-${column.key}`)}
    >
      {column.title}
      <Icon size={14} aria-hidden />
    </button>
  );
}

const ariaSort = (key: string, sort: string | undefined) =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;

/** A table that becomes cards on small screens, with order and pages. */
export function DataList<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, page, onPage, sort, onSort, busy = false, empty } = props;
  const { t } = useTranslation('kit');
  const sortable = columns.filter((c) => c.sortable);
  if (rows?.length === 0) return empty ?? <p className={styles['none']}>{t('list.none')}</p>;
  return (
    <div className={styles['list']} aria-busy={busy || !rows}>
      {onSort && sortable.length > 0 ? <SortSelect columns={sortable} sort={sort} onSort={onSort} /> : null}
      <table className={`${styles['table']} ${busy ? styles['busy'] : ''}`}>
        <caption className={styles['caption']}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((c) => (
              <th key={c.key} scope="col" data-align={c.align} aria-sort={ariaSort(c.key, sort)}>
                {c.sortable && onSort ? (
                  <SortHeader column={c as DataColumn<never>} onSort={onSort} {...(sort ? { sort } : {})} />
                ) : (
                  c.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => (
                <tr key={rowKey(row)}>
                  {columns.map((c) => (
                    <td key={c.key} data-label={c.title} data-align={c.align} data-role={c.role}>
                      <div className={styles['cell']}>{c.render(row)}</div>
                    </td>
                  ))}
                </tr>
              ))
            : Array.from({ length: skeletonRows }, (_, i) => (
                <tr key={i}>
                  {columns.map((c) => (
                    <td key={c.key}>
                      <Skeleton height={16} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
      {page && onPage && page.total > page.pageSize ? (
        <nav className={styles['pages']} aria-label={t('list.pages')}>
          <span className={styles['total']}>{t('list.total', { count: page.total })}</span>
          <Pagination
            current={page.page}
            pageSize={page.pageSize}
            total={page.total}
            showSizeChanger={false}
            onChange={(next) => onPage(next)}
          />
        </nav>
      ) : null}
    </div>
  );
}
