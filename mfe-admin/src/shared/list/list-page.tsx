import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { Button } from '@fitfolio/web-kit/ui/core';
import { type DataColumn, DataList, type ListState, SearchField } from '@fitfolio/web-kit/ui/data';
import type { ReactNode } from 'react';
import styles from './list.module.css';

interface Answer<Row> {
  readonly data: Row[];
  readonly page: { page: number; pageSize: number; total: number };
}

interface Props<Row> {
  /** Where the page's texts stand: `<texts>.title`, `search`, `failed`, `empty.title`, `empty.text`. */
  readonly texts: string;
  readonly list: Pick<ListState<string>, 'query' | 'narrowed' | keyof Setters>;
  readonly query: { data?: Answer<Row>; currentData?: Answer<Row>; error?: unknown; refetch: () => void };
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** `FilterSelect`, `FilterDays` and, last, `CsvButton`. */
  readonly children?: ReactNode;
  /** Figures about the whole list. */
  readonly below?: ReactNode;
}
type Setters = Pick<ListState<string>, 'setPage' | 'setSort' | 'setSearch' | 'showAll'>;

/** A page of the back office that is a list: heading, search, filters, rows, pages. */
export function ListPage<Row>({ texts, list, query, columns, rowKey, children, below }: Props<Row>) {
  const { t } = useTranslation('mfe-admin');
  const shown = query.currentData ?? query.data;
  const title = t(`${texts}.title`);
  return (
    <Page meta={{ title, index: false }}>
      <PageHeading>{title}</PageHeading>
      <div role="search" className={styles['bar']}>
        <div className={styles['search']}>
          <SearchField
            label={t(`${texts}.search`)}
            value={list.query.search ?? ''}
            onSearch={list.setSearch}
          />
        </div>
        {children}
      </div>
      {query.error && !query.currentData ? (
        <ErrorState title={t(`${texts}.failed`)} error={query.error} onRetry={query.refetch} />
      ) : (
        <DataList
          caption={title}
          columns={columns}
          rows={shown?.data}
          rowKey={rowKey}
          page={shown?.page}
          onPage={list.setPage}
          sort={list.query.sort}
          onSort={list.setSort}
          busy={Boolean(shown) && !query.currentData}
          empty={
            list.narrowed ? (
              <EmptyState
                title={t('list.noMatch')}
                action={<Button onClick={list.showAll}>{t('list.showAll')}</Button>}
              />
            ) : (
              <EmptyState title={t(`${texts}.empty.title`)} text={t(`${texts}.empty.text`)} />
            )
          }
        />
      )}
      {below}
    </Page>
  );
}
