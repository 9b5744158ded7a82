import type { Application } from '@fitfolio/analysis-contract/applications';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import { BriefcaseBusiness, FilePenLine, FileSearch } from 'lucide-react';
import { ScoreBar } from '../shared/report/score-bar.js';
import { ResultSkeleton } from '../shared/run/skeleton.js';
import { ApplicationCard } from './application-card.js';
import { DropZone } from './drop-zone.js';
import { useListApplicationsQuery } from './workspace.api.js';
import styles from './workspace.module.css';
import '../locales/results.js';

const starts = [
  { key: 'free', to: paths.freeAnalysis, icon: FileSearch },
  { key: 'cvs', to: paths.cvs, icon: FilePenLine },
] as const;

/** Open ones by their closing date, then without one; ended ones last. */
function inOrder(applications: readonly Application[]): Application[] {
  const rank = ({ status }: Application): number => (status === 'closed' ? 1 : 0);
  return applications.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.deadline ?? '9999').localeCompare(b.deadline ?? '9999') ||
      b.createdAt.localeCompare(a.createdAt),
  );
}

const exampleScore = 72;
const exampleSteps = ['result', 'plan', 'cv', 'interview'] as const;

/** What an application will look like here, and what comes after what. */
function Example() {
  const { t } = useTranslation('mfe-analysis');
  return (
    <Card as="section" aria-labelledby="workspace-example" className={styles['example']}>
      <h3 id="workspace-example">{t('workspace.example.title')}</h3>
      <p className={styles['soft']}>{t('workspace.example.about')}</p>
      <div className={styles['score']}>
        <ScoreBar score={exampleScore} />
        <span>{t('workspace.score', { score: exampleScore })}</span>
      </div>
      <ol>
        {exampleSteps.map((step) => (
          <li key={step}>{t(`workspace.example.${step}`)}</li>
        ))}
      </ol>
    </Card>
  );
}

function Applications() {
  const { t } = useTranslation('mfe-analysis');
  const { data, error, refetch } = useListApplicationsQuery();
  if (!data)
    return error ? (
      <ErrorState error={error} title={t('workspace.failed')} onRetry={() => void refetch()} />
    ) : (
      <ResultSkeleton />
    );
  if (data.data.length === 0)
    return (
      <>
        <EmptyState
          icon={<BriefcaseBusiness aria-hidden />}
          title={t('workspace.none')}
          text={t('workspace.noneText')}
          action={
            <LinkButton to={paths.fitAnalysisSample} type="primary">
              {t('workspace.sample')}
            </LinkButton>
          }
        />
        <Example />
      </>
    );
  return (
    <ul className={styles['list']}>
      {inOrder(data.data).map((application) => (
        <li key={application.id}>
          <ApplicationCard application={application} />
        </li>
      ))}
    </ul>
  );
}

/** Where a signed-in person goes on: something new, and every application with what has been made for it. */
export function WorkspacePage() {
  const { t } = useTranslation('mfe-analysis');
  return (
    <Page meta={{ title: t('workspace.title'), index: false }}>
      <PageHeading lead={t('workspace.lead')}>{t('workspace.title')}</PageHeading>
      <DropZone />
      <ul className={styles['starts']}>
        {starts.map(({ key, to, icon: Icon }) => (
          <li key={key}>
            <Card className={styles['start']}>
              <Icon aria-hidden size={24} />
              <h2>{t(`workspace.start.${key}.title`)}</h2>
              <p>{t(`workspace.start.${key}.text`)}</p>
              <LinkButton to={to}>{t(`workspace.start.${key}.action`)}</LinkButton>
            </Card>
          </li>
        ))}
      </ul>
      <section aria-labelledby="workspace-applications">
        <h2 id="workspace-applications" className={styles['applications']}>
          {t('workspace.applications')}
        </h2>
        <Applications />
      </section>
    </Page>
  );
}
