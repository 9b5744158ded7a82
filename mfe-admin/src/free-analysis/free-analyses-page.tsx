import { useTexts } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { DataList, SearchField, useListState } from '@fitfolio/web-kit/ui/data';
import styles from '../list-page.module.css';
import { useAdminListFreeAnalysesQuery } from './free-analysis.api.js';
import { useAnalysisColumns } from './use-analysis-columns.js';

const sorts = [
  'createdAt',
  '-createdAt',
  'score',
  '-score',
  'fileName',
  '-fileName',
  'position',
  '-position',
] as const;

export function FreeAnalysesPage() {
  const t = useTexts('mfe-admin');
  const list = useListState({ sorts, defaultSort: '-createdAt' });
  const query = useAdminListFreeAnalysesQuery({ query: list.query });
  const columns = useAnalysisColumns();
  const shown = query.currentData ?? query.data;
  const { search } = list.query;
  return (
    <Page meta={{ title: t('analyses.title'), index: false }}>
      <PageHeading>{t('analyses.title')}</PageHeading>
      <div className={styles['search']}>
        <SearchField label={t('analyses.search')} value={search ?? ''} onSearch={list.setSearch} />
      </div>
      {query.error && !query.currentData ? (
        <ErrorState title={t('analyses.failed')} error={query.error} onRetry={query.refetch} />
      ) : (
        <DataList
          caption={t('analyses.title')}
          columns={columns}
          rows={shown?.data}
          rowKey={(row) => row.id}
          page={shown?.page}
          onPage={list.setPage}
          sort={list.query.sort}
          onSort={(wanted) => list.setSort(sorts.find((s) => s === wanted))}
          busy={Boolean(shown) && !query.currentData}
          empty={
            search ? undefined : (
              <EmptyState title={t('analyses.empty.title')} text={t('analyses.empty.text')} />
            )
          }
        />
      )}
    </Page>
  );
}
