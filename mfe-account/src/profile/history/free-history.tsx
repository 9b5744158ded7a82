import { useTexts } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { DataList, SearchField, useListState } from '@fitfolio/web-kit/ui/data';
import { FileSearch } from 'lucide-react';
import { useListFreeAnalysesQuery } from './free-history.api.js';
import styles from './free-history.module.css';
import { ScoreChart } from './score-chart.js';
import { useHistoryColumns } from './use-history-columns.js';
import { usePollWhileRunning } from './use-poll-while-running.js';

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

function NoAnalyses() {
  const t = useTexts('mfe-account');
  return (
    <EmptyState
      icon={<FileSearch aria-hidden />}
      title={t('history.empty.title')}
      text={t('history.empty.text')}
      action={
        <LinkButton type="primary" to={paths.freeAnalysis}>
          {t('history.empty.action')}
        </LinkButton>
      }
    />
  );
}

/** The reader's own free analyses: how the scores went, and each of them. */
export function FreeHistory() {
  const t = useTexts('mfe-account');
  const list = useListState({ sorts, defaultSort: '-createdAt', pageSize: 10 });
  const query = useListFreeAnalysesQuery({ query: list.query });
  const columns = useHistoryColumns();
  usePollWhileRunning(query.currentData?.data, query.refetch);
  const { search } = list.query;
  const setSort = (wanted: string): void => list.setSort(sorts.find((s) => s === wanted));

  if (query.error && !query.currentData) {
    return <ErrorState title={t('history.failed')} error={query.error} onRetry={query.refetch} />;
  }
  const none = query.currentData?.page.total === 0;
  if (none && !search && !query.isFetching) return <NoAnalyses />;
  return (
    <>
      {search ? null : <ScoreChart />}
      <div className={styles['search']}>
        <SearchField label={t('history.search')} value={search ?? ''} onSearch={list.setSearch} />
      </div>
      <DataList
        caption={t('history.caption')}
        columns={columns}
        rows={(query.currentData ?? query.data)?.data}
        rowKey={(row) => row.id}
        page={(query.currentData ?? query.data)?.page}
        onPage={list.setPage}
        sort={list.query.sort}
        onSort={setSort}
        busy={query.isFetching && Boolean(query.data) && !query.currentData}
      />
    </>
  );
}
