import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useParams } from '@fitfolio/web-kit/router';
import { Alert, Card, Skeleton } from '@fitfolio/web-kit/ui/core';
import { BackLink } from '../shared/details/back-link.js';
import { useAdminGetCareerPlanQuery } from './fit-analysis.api.js';

/** How far the career plan of an analysis is. */
export function CareerPlanPage() {
  const { t } = useTranslation('mfe-admin');
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useAdminGetCareerPlanQuery({ params: { id } });
  const status = currentData?.data.plan?.status;
  return (
    <Page meta={{ title: t('fitAnalysis.careerPlan'), index: false }}>
      <BackLink to={paths.adminFitAnalysisResult(id)}>{t('fitAnalysis.title')}</BackLink>
      <PageHeading>{t('fitAnalysis.careerPlan')}</PageHeading>
      {error ? (
        <ErrorState title={t('fitAnalysis.failed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !currentData ? (
        <Card>
          <Skeleton lines={3} />
        </Card>
      ) : null}
      {currentData ? (
        <Alert
          type="info"
          showIcon
          title={status ? t(`fitAnalysis.plan.${status}`) : t('fitAnalysis.noPlan')}
        />
      ) : null}
    </Page>
  );
}
