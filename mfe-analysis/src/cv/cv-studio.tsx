import { isApiError } from '@fitfolio/web-kit/api';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState, PageHeading, PageSkeleton } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { FileQuestionMark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useCvReportQuery, useGetCvQuery } from './cv.api.js';

/** With the engine, which lays out the pages while somebody types. */
const CvEditor = lazy(() => import('./studio/editor/cv-editor.js').then((m) => ({ default: m.CvEditor })));

/** A CV with the report it was made of. */
export function CvStudio({ id }: { id: string }) {
  const { t } = useTranslation('mfe-analysis');
  const cv = useGetCvQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const analysisId = cv.currentData?.data.analysisId;
  const report = useCvReportQuery({ params: { id: analysisId ?? '' } }, { skip: analysisId === undefined });
  const error = cv.error ?? report.error;
  if (error) {
    const none = isApiError(error) && error.code === 'NOT_FOUND';
    return (
      <>
        <PageHeading>{t('cv.title')}</PageHeading>
        {none ? (
          <EmptyState
            icon={<FileQuestionMark aria-hidden />}
            title={t('cv.notFound')}
            text={t('result.notFoundText')}
            action={
              <LinkButton to={paths.cvs} type="primary">
                {t('cv.toList')}
              </LinkButton>
            }
          />
        ) : (
          <ErrorState
            error={error}
            title={t('cv.unable')}
            onRetry={() => void (cv.error ? cv.refetch() : report.refetch())}
          />
        )}
      </>
    );
  }
  if (!cv.data || !report.data || cv.isFetching) return <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <CvEditor cv={cv.data.data} report={report.data.data} />
    </Suspense>
  );
}
