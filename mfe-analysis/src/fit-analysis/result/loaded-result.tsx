import { isApiError } from '@fitfolio/web-kit/api';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, PageHeading } from '@fitfolio/web-kit/page';
import { useSearchParams } from '@fitfolio/web-kit/router';
import { ResultSkeleton } from '../../shared/run/skeleton.js';
import { useGetFitAnalysisResultQuery } from '../fit-analysis.api.js';
import { isLanguage } from '../../shared/report/spoken.js';
import { ReportView } from '../report/report-view.js';
import { DocumentsKept } from './documents-kept.js';
import { ToCareerPlan } from './to-career-plan.js';
import { ResultActions } from './result-actions.js';

/** A completed analysis, in the language of its submission until the reader takes the other one. */
export function LoadedResult({ id }: { id: string }) {
  const { t } = useTranslation('mfe-analysis');
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('language');
  const query = isLanguage(wanted) ? { query: { language: wanted } } : {};
  const { data, currentData, error, refetch, isFetching } = useGetFitAnalysisResultQuery({
    params: { id },
    ...query,
  });
  const result = (currentData ?? data)?.data;
  if (!result) {
    if (!error) return <ResultSkeleton />;
    const none = isApiError(error) && error.code === 'RESULT_NOT_READY';
    return (
      <>
        <PageHeading>{t('fitResult.title')}</PageHeading>
        <ErrorState
          error={error}
          title={t(none ? 'fitResult.none' : 'fitResult.unable')}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  return (
    <ReportView
      result={result}
      busy={isFetching}
      onLanguage={(language) => setSearch({ id, language }, { replace: true, preventScrollReset: true })}
      actions={<ResultActions id={id} language={result.language} />}
      career={<ToCareerPlan id={id} status={result.careerPlanStatus} />}
      end={<DocumentsKept id={id} until={result.documentsKeptUntil} />}
    />
  );
}
