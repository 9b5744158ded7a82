import { useTranslation } from '@fitfolio/web-kit/i18n';
import { PageSkeleton } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { lazy, Suspense } from 'react';
import { useCvReportQuery, useGetCvQuery } from './cv.api.js';
import { Unavailable } from '../shared/run/unavailable.js';

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
    return (
      <Unavailable
        error={error}
        heading={t('cv.title')}
        notFound={t('cv.notFound')}
        failed={t('cv.unable')}
        back={{ to: paths.cvs, label: t('cv.toList') }}
        onRetry={() => void (cv.error ? cv.refetch() : report.refetch())}
      />
    );
  }
  if (!cv.data || !report.data || cv.isFetching) return <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <CvEditor cv={cv.data.data} report={report.data.data} />
    </Suspense>
  );
}
