import type { InterviewListed } from '@fitfolio/analysis-contract/interview';
import { interviewQuestions } from '@fitfolio/analysis-contract/limits';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Navigate, useNavigate, useSearchParams } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { Card, LinkButton, Tag } from '@fitfolio/web-kit/ui/core';
import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { ResultSkeleton } from '../shared/run/skeleton.js';
import { idIn } from '../shared/id-in.js';
import { useListInterviewsQuery } from './interview.api.js';
import styles from './interview.module.css';
import { StartInterview } from './start-interview.js';
import '../locales/results.js';

const sessionPath = (id: string): string => `/fit-analysis/interview/session?id=${encodeURIComponent(id)}`;

function MissingId() {
  const { t } = useTranslation('mfe-analysis');
  useEffect(() => toast.error(t('plan.missingId')), [t]);
  return <Navigate to={paths.userProfile} replace />;
}

function Session({ interview }: { interview: InterviewListed }) {
  const { t } = useTranslation('mfe-analysis');
  const { id, session, answered, createdAt, status } = interview;
  return (
    <li className={styles['session']}>
      <div>
        <strong>{t('interview.session', { session })}</strong>
        <span className={styles['soft']}>{formatDateTime(createdAt)}</span>
      </div>
      <Tag>
        {status === 'completed'
          ? t('interview.answered', { answered, all: interviewQuestions })
          : t(`interview.status.${status}`)}
      </Tag>
      <LinkButton to={sessionPath(id)}>{t(answered === 0 ? 'interview.begin' : 'interview.goOn')}</LinkButton>
    </li>
  );
}

const covers = ['stands', 'feedback', 'again', 'private'] as const;

function Interviews({ analysisId }: { analysisId: string }) {
  const { t } = useTranslation('mfe-analysis');
  const navigate = useNavigate();
  const { currentData, error, refetch } = useListInterviewsQuery({ query: { analysisId } });
  if (!currentData) {
    if (!error) return <ResultSkeleton />;
    return (
      <>
        <PageHeading>{t('interview.title')}</PageHeading>
        <ErrorState error={error} title={t('interview.listFailed')} onRetry={() => void refetch()} />
      </>
    );
  }
  const sessions = currentData.data;
  const position = sessions[0]?.position ?? null;
  const taken = sessions.filter(({ status }) => status !== 'failed').map(({ session }) => session);
  return (
    <>
      <PageHeading lead={position ? t('interview.leadFor', { position }) : t('interview.lead')}>
        {t('interview.title')}
      </PageHeading>
      <div className={styles['start']}>
        <Card as="section" aria-labelledby="interview-what" className={styles['card']}>
          <h2 id="interview-what">{t('interview.what.title')}</h2>
          <ul className={styles['covers']}>
            {covers.map((key) => (
              <li key={key}>{t(`interview.what.${key}`)}</li>
            ))}
          </ul>
          <p className={styles['soft']}>{t('interview.practice')}</p>
          <StartInterview
            analysisId={analysisId}
            session={Math.max(0, ...taken) + 1}
            onStarted={(id) => void navigate(sessionPath(id))}
          />
        </Card>
        {sessions.length > 0 ? (
          <section aria-labelledby="interview-sessions" className={styles['taken']}>
            <h2 id="interview-sessions">{t('interview.sessions')}</h2>
            <ul className={styles['sessions']}>
              {sessions.map((interview) => (
                <Session key={interview.id} interview={interview} />
              ))}
            </ul>
          </section>
        ) : (
          <p className={styles['none']}>
            <MessagesSquare aria-hidden size={40} />
            {t('interview.none')}
          </p>
        )}
        <p>
          <LinkButton to={paths.fitAnalysisResult(analysisId)}>{t('interview.toResult')}</LinkButton>
        </p>
      </div>
    </>
  );
}

/** What a practice interview is, the sessions there are, and a new one. */
export function InterviewsPage() {
  const { t } = useTranslation('mfe-analysis');
  const [search] = useSearchParams();
  const id = idIn(search);
  if (id === null) return <MissingId />;
  return (
    <Page meta={{ title: t('interview.title'), index: false }}>
      <Interviews key={id} analysisId={id} />
    </Page>
  );
}
