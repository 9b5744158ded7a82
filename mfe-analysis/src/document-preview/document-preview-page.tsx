import { isApiError } from '@fitfolio/web-kit/api';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState, NotFound, Page, PageHeading, PageSkeleton } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useSearchParams } from '@fitfolio/web-kit/router';
import { Alert, LinkButton } from '@fitfolio/web-kit/ui/core';
import { FileX } from 'lucide-react';
import { dayOf } from '../shared/day-of.js';
import { idIn } from '../shared/id-in.js';
import { Pages } from './pages.js';
import { previewQueries } from './document-preview.api.js';
import '../locales/results.js';

type Kind = keyof (typeof previewQueries)['owner'];
type Reader = keyof typeof previewQueries;

const resultOf = { owner: paths.fitAnalysisResult, admin: paths.adminFitAnalysisResult } as const;

function Preview({ id, kind, reader }: { id: string; kind: Kind; reader: Reader }) {
  const { t } = useTranslation('mfe-analysis');
  const useQuery = previewQueries[reader][kind];
  const { currentData, error, refetch } = useQuery({ params: { id } });
  const preview = currentData?.data;
  if (error && isApiError(error) && error.code === 'DOCUMENT_GONE') {
    return (
      <>
        <PageHeading>{t(`preview.title.${kind}`)}</PageHeading>
        <EmptyState
          icon={<FileX aria-hidden />}
          title={t('preview.gone')}
          text={t('preview.goneText')}
          action={
            <LinkButton to={resultOf[reader](id)} type="primary">
              {t('preview.toResult')}
            </LinkButton>
          }
        />
      </>
    );
  }
  if (error) {
    return (
      <>
        <PageHeading>{t(`preview.title.${kind}`)}</PageHeading>
        <ErrorState error={error} title={t(`preview.failed.${kind}`)} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!preview) return <PageSkeleton />;
  const name = preview.fileName ?? t('fitResult.textBased');
  return (
    <>
      <PageHeading lead={t('preview.lead', { name, date: dayOf(preview.keptUntil) })}>
        {t(`preview.title.${kind}`)}
      </PageHeading>
      {preview.truncated ? <Alert type="info" showIcon title={t('notices.truncated')} /> : null}
      <Pages preview={preview} />
    </>
  );
}

/** What was read of an uploaded document, drawn page by page. Nothing of the file itself is run or opened. */
export function DocumentPreviewPage() {
  const { t } = useTranslation('mfe-analysis');
  const [search] = useSearchParams();
  const id = idIn(search);
  const kind = search.get('document') === 'job-description' ? 'job-description' : 'resume';
  const reader = search.get('reader') === 'admin' ? 'admin' : 'owner';
  if (id === null) return <NotFound />;
  return (
    <Page meta={{ title: t(`preview.title.${kind}`), index: false }}>
      <Preview key={`${id}-${kind}-${reader}`} id={id} kind={kind} reader={reader} />
    </Page>
  );
}
