import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { useListState } from '@fitfolio/web-kit/ui/data';
import { FileSearch } from 'lucide-react';
import { useListFreeAnalysesQuery } from './free-history.api.js';
import { HistoryList } from './history-list.js';
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
  const { t } = useTranslation('mfe-account');
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
  const { t } = useTranslation('mfe-account');
  const list = useListState({ sorts, defaultSort: '-createdAt', pageSize: 10 });
  const query = useListFreeAnalysesQuery({ query: list.query });
  const columns = useHistoryColumns();
  usePollWhileRunning(query.currentData?.data, query.refetch);
  return (
    <HistoryList
      list={list}
      sorts={sorts}
      query={query}
      columns={columns}
      caption={t('history.caption')}
      failed={t('history.failed')}
      searchLabel={t('history.search')}
      empty={<NoAnalyses />}
      above={<ScoreChart />}
    />
  );
}
