import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Page } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Navigate, useSearchParams } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { useEffect } from 'react';
import { usePolling } from '../shared/run/use-polling.js';
import { ResultSkeleton } from '../shared/run/skeleton.js';
import { useGetFitAnalysisStatusQuery } from './fit-analysis.api.js';
import { FailedState } from './result/failed.js';
import { LoadedResult } from './result/loaded-result.js';
import { RunningState } from './result/running.js';
import { Unavailable } from '../shared/run/unavailable.js';
import { idIn } from '../shared/id-in.js';
import '../locales/results.js';

/** The address names no analysis: says so and goes to the form. */
function MissingIdState() {
  const { t } = useTranslation('mfe-analysis');
  useEffect(() => toast.error(t('fitResult.missingId'), t('result.missingIdText')), [t]);
  return <Navigate to={paths.fitAnalysis} replace />;
}

function Result({ id }: { id: string }) {
  const { t } = useTranslation('mfe-analysis');
  const { currentData, error, refetch } = useGetFitAnalysisStatusQuery({ params: { id } });
  const analysis = currentData?.data;
  const ended = analysis?.status === 'completed' || analysis?.status === 'failed';
  usePolling(analysis !== undefined && !ended, refetch);
  if (!analysis) {
    if (!error) return <ResultSkeleton />;
    return (
      <Unavailable
        error={error}
        heading={t('fitResult.title')}
        notFound={t('fitResult.notFound')}
        failed={t('fitResult.unable')}
        back={{ to: paths.fitAnalysis, label: t('result.backToForm') }}
        onRetry={() => void refetch()}
      />
    );
  }
  if (analysis.status === 'failed') return <FailedState {...analysis} />;
  if (analysis.status !== 'completed') return <RunningState analysis={analysis} error={error} />;
  return <LoadedResult id={id} />;
}

export function FitAnalysisResultPage() {
  const { t } = useTranslation('mfe-analysis');
  const [search] = useSearchParams();
  const id = idIn(search);
  if (id === null) return <MissingIdState />;
  return (
    <Page meta={{ title: t('fitResult.title'), index: false }}>
      <Result key={id} id={id} />
    </Page>
  );
}
