import { ErrorState } from '@fitfolio/web-kit/page';
import { type DataColumn, DataList, type ListState, SearchField } from '@fitfolio/web-kit/ui/data';
import type { ReactNode } from 'react';
import styles from './free-history.module.css';

interface DescriptionRows<Row> {
  readonly data: readonly Row[];
  readonly page: { page: number; pageSize: number; total: number };
}

/** The part of a query's state that a list uses. */
interface ListQuery<Row> {
  readonly data?: DescriptionRows<Row> | undefined;
  /** Undefined while another page or order is loading. */
  readonly currentData?: DescriptionRows<Row> | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Props<Row, Sort extends string> {
  readonly list: ListState<Sort>;
  readonly sorts: readonly Sort[];
  readonly query: ListQuery<Row>;
  readonly columns: readonly DataColumn<Row>[];
  readonly caption: string;
  /** What failed, in a few words. */
  readonly failed: string;
  /** Instead of a list that never had a row. */
  readonly empty: ReactNode;
  readonly searchLabel?: string;
  /** Above the whole list; not above what was searched for. */
  readonly above?: ReactNode;
}

/** One of the reader's histories: loading, empty, failed, searched, in pages. */
export function HistoryList<Row extends { readonly id: string }, Sort extends string>(
  props: Props<Row, Sort>,
) {
  const { list, sorts, query, columns, caption, failed, empty, searchLabel, above } = props;
  const { search, sort } = list.query;
  const shown = query.currentData ?? query.data;
  if (query.error && !query.currentData) {
    return <ErrorState title={failed} error={query.error as never} onRetry={() => void query.refetch()} />;
  }
  if (query.currentData?.page.total === 0 && !search && !query.isFetching) return empty;
  return (
    <>
      {search ? null : above}
      {searchLabel ? (
        <div className={styles['search']}>
          <SearchField label={searchLabel} value={search ?? ''} onSearch={list.setSearch} />
        </div>
      ) : null}
      <DataList
        caption={caption}
        columns={columns}
        rows={shown?.data}
        rowKey={(row) => row.id}
        page={shown?.page}
        onPage={list.setPage}
        sort={sort}
        onSort={(wanted) => list.setSort(sorts.find((s) => s === wanted))}
        busy={query.isFetching && Boolean(query.data) && !query.currentData}
      />
    </>
  );
}
