import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Navigate, useSearchParams } from '@fitfolio/web-kit/router';
import { Alert, LinkButton } from '@fitfolio/web-kit/ui/core';
import { ResultSkeleton } from '../shared/run/skeleton.js';
import { usePolling } from '../shared/run/use-polling.js';
import { useGetInterviewQuery } from './interview.api.js';
import { SessionView } from './session-view.js';
import { Unavailable } from '../shared/run/unavailable.js';
import { idIn } from '../shared/id-in.js';
import '../locales/results.js';

function Interview({ id }: { id: string }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const { data, currentData, error, refetch } = useGetInterviewQuery({ params: { id }, query: { language } });
  const interview = (currentData ?? data)?.data;
  usePolling(interview?.status === 'running', refetch);
  if (!interview) {
    if (!error) return <ResultSkeleton />;
    return (
      <Unavailable
        error={error}
        heading={t('interview.title')}
        notFound={t('interview.notFound')}
        failed={t('interview.failed')}
        back={{ to: paths.userProfile, label: t('fitResult.toProfile') }}
        onRetry={() => void refetch()}
      />
    );
  }
  if (interview.status === 'completed') return <SessionView interview={interview} />;
  const failed = interview.status === 'failed';
  return (
    <>
      <PageHeading>{t('interview.title')}</PageHeading>
      <Alert
        type={failed ? 'error' : 'info'}
        showIcon
        role={failed ? 'alert' : 'status'}
        title={t(failed ? 'interview.madeFailed' : 'interview.making')}
        description={t(failed ? 'fitResult.tokenBack' : 'plan.mayLeave')}
      />
      <p>
        <LinkButton to={paths.interviews(interview.analysisId)}>{t('interview.sessions')}</LinkButton>
      </p>
    </>
  );
}

/** One session: its questions, the answers and their feedback. */
export function InterviewPage() {
  const { t } = useTranslation('mfe-analysis');
  const [search] = useSearchParams();
  const id = idIn(search);
  if (id === null) return <Navigate to={paths.userProfile} replace />;
  return (
    <Page meta={{ title: t('interview.title'), index: false }}>
      <Interview key={id} id={id} />
    </Page>
  );
}
