import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useParams } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { Skeleton, Card } from '@fitfolio/web-kit/ui/core';
import { useEffect } from 'react';
import { BackLink } from '../shared/details/back-link.js';
import { SectionStack } from '../shared/details/section.js';
import { AnalysisDetails } from './analysis-details.js';
import { useAdminGetFreeAnalysisQuery } from './free-analysis.api.js';
import { NoReport } from './no-report.js';
import { ReportView } from './report-view.js';

const pollMs = 4000;

export function FreeAnalysisPage() {
  const { t } = useTranslation('mfe-admin');
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useAdminGetFreeAnalysisQuery({ params: { id } });
  const analysis = currentData?.data;
  const running = analysis?.status === 'queued' || analysis?.status === 'running';
  useEffect(() => {
    if (error) toast.error(t('analysis.failed'), errorText(error));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each failure, not for each change of the language
  }, [error]);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [running, refetch]);
  return (
    <Page meta={{ title: t('analysis.title'), index: false }}>
      <BackLink to={paths.adminFreeAnalyses}>{t('analysis.back')}</BackLink>
      <PageHeading lead={analysis?.position ?? undefined}>
        {analysis?.fileName ?? t('analysis.title')}
      </PageHeading>
      {error && !analysis ? (
        <ErrorState title={t('analysis.failed')} error={error} onRetry={refetch} />
      ) : null}
      {!error && !analysis ? (
        <Card>
          <Skeleton lines={9} />
        </Card>
      ) : null}
      {analysis ? (
        <SectionStack>
          <AnalysisDetails analysis={analysis} />
          {analysis.analysis_result ? (
            <ReportView report={analysis.analysis_result} />
          ) : (
            <NoReport failure={analysis.failure} />
          )}
        </SectionStack>
      ) : null}
    </Page>
  );
}
