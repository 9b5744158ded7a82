import { isApiError } from '@fitfolio/web-kit/api';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useParams } from '@fitfolio/web-kit/router';
import { Alert, Card, Skeleton } from '@fitfolio/web-kit/ui/core';
import { BackLink } from '../shared/details/back-link.js';
import { useAdminGetFitAnalysisResultQuery } from './fit-analysis.api.js';
import { FitResult } from './fit-result.js';

/** The result of any user's premium analysis. */
export function FitResultPage() {
  const { t } = useTranslation('mfe-admin');
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useAdminGetFitAnalysisResultQuery({ params: { id } });
  const result = currentData?.data;
  const notReady = isApiError(error) && error.code === 'RESULT_NOT_READY';
  return (
    <Page meta={{ title: t('fitAnalysis.title'), index: false }}>
      <BackLink to={paths.adminFitAnalyses}>{t('fitAnalysis.back')}</BackLink>
      <PageHeading lead={result?.position ?? undefined}>
        {result?.resumeFileName ?? t('fitAnalysis.title')}
      </PageHeading>
      {notReady ? <Alert type="info" showIcon title={t('fitAnalysis.notReady')} /> : null}
      {error && !notReady && !result ? (
        <ErrorState title={t('fitAnalysis.failed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !result ? (
        <Card>
          <Skeleton lines={9} />
        </Card>
      ) : null}
      {result ? <FitResult result={result} /> : null}
    </Page>
  );
}
