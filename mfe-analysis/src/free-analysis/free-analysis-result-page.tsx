import { isApiError } from '@fitfolio/web-kit/api';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Navigate, useSearchParams } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { FileQuestionMark } from 'lucide-react';
import { useEffect } from 'react';
import { ReportView } from './report/report-view.js';
import { FailedState } from './result/failed.js';
import { RunningState } from './result/running.js';
import { ResultSkeleton } from '../shared/run/skeleton.js';
import { idIn } from '../shared/id-in.js';
import { useRun } from './result/use-run.js';
import '../locales/results.js';

/** The address names no analysis: says so and goes to the form. */
function MissingIdState() {
  const { t } = useTranslation('mfe-analysis');
  useEffect(() => toast.error(t('result.missingId'), t('result.missingIdText')), [t]);
  return <Navigate to={paths.freeAnalysis} replace />;
}

function Nothing({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <>
      <PageHeading>{t('result.title')}</PageHeading>
      <EmptyState
        icon={<FileQuestionMark aria-hidden />}
        title={title}
        text={text}
        action={
          <LinkButton to={paths.freeAnalysis} type="primary">
            {t('result.backToForm')}
          </LinkButton>
        }
      />
    </>
  );
}

function Result({ id }: { id: string }) {
  const { t } = useTranslation('mfe-analysis');
  const { analysis, error, retry } = useRun(id);
  if (!analysis) {
    if (!error) return <ResultSkeleton />;
    if (isApiError(error) && error.code === 'NOT_FOUND') {
      return <Nothing title={t('result.notFound')} text={t('result.notFoundText')} />;
    }
    return (
      <>
        <PageHeading>{t('result.title')}</PageHeading>
        <ErrorState error={error} title={t('result.unable')} onRetry={retry} />
      </>
    );
  }
  if (analysis.status === 'failed') return <FailedState {...analysis} />;
  if (analysis.status !== 'completed') return <RunningState analysis={analysis} error={error} />;
  if (!analysis.analysis_result) return <Nothing title={t('result.none')} text={t('result.noneText')} />;
  return <ReportView analysis={analysis} report={analysis.analysis_result} />;
}

export function FreeAnalysisResultPage() {
  const { t } = useTranslation('mfe-analysis');
  const [search] = useSearchParams();
  const id = idIn(search);
  if (id === null) return <MissingIdState />;
  return (
    <Page meta={{ title: t('result.title'), index: false }}>
      <Result key={id} id={id} />
    </Page>
  );
}
