import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { useListState } from '@fitfolio/web-kit/ui/data';
import { Sparkles } from 'lucide-react';
import { HistoryList } from '../history/history-list.js';
import { usePollWhileRunning } from '../history/use-poll-while-running.js';
import { useListFitAnalysesQuery } from './premium-history.api.js';
import { usePremiumColumns } from './use-premium-columns.js';

const sorts = [
  'createdAt',
  '-createdAt',
  'score',
  '-score',
  'resumeFileName',
  '-resumeFileName',
  'status',
  '-status',
] as const;

function NoAnalyses() {
  const { t } = useTranslation('mfe-account');
  return (
    <EmptyState
      icon={<Sparkles aria-hidden />}
      title={t('premium.empty.title')}
      text={t('premium.empty.text')}
      action={
        <LinkButton type="primary" to={paths.fitAnalysis}>
          {t('premium.empty.action')}
        </LinkButton>
      }
    />
  );
}

/** The reader's own premium analyses. */
export function PremiumHistory() {
  const { t } = useTranslation('mfe-account');
  const list = useListState({ sorts, defaultSort: '-createdAt', pageSize: 10 });
  const query = useListFitAnalysesQuery({ query: list.query });
  const columns = usePremiumColumns(query.currentData ?? query.data);
  usePollWhileRunning(query.currentData?.data, query.refetch);
  return (
    <HistoryList
      list={list}
      sorts={sorts}
      query={query}
      columns={columns}
      caption={t('premium.caption')}
      failed={t('premium.failed')}
      searchLabel={t('premium.search')}
      empty={<NoAnalyses />}
    />
  );
}
