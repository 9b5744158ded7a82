import { type Application, applicationStatuses } from '@fitfolio/analysis-contract/applications';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { toast } from '@fitfolio/web-kit/toast';
import { Card, LinkButton, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { useId, useState } from 'react';
import { ScoreBar } from '../shared/report/score-bar.js';
import { BeforeAfter } from './before-after.js';
import { useSaveApplicationMutation } from './workspace.api.js';
import styles from './workspace.module.css';

const dayMs = 86_400_000;
const soonDays = 7;

/** Whole days until the end of a day; negative once it is over. */
const daysUntil = (day: string, now: number): number =>
  Math.ceil((Date.parse(`${day}T23:59:59`) - now) / dayMs) - 1;

function Due({ day }: { day: string }) {
  const { t } = useTranslation('mfe-analysis');
  const days = daysUntil(day, Date.now());
  const text =
    days < 0 ? t('workspace.over') : days === 0 ? t('workspace.today') : t('workspace.days', { count: days });
  return <span data-soon={(days >= 0 && days <= soonDays) || undefined}>{text}</span>;
}

/** One post: its score, how far the application is, until when, and what has been made for it. */
export function ApplicationCard({ application }: { application: Application }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const ids = useId();
  const [comparing, setComparing] = useState(false);
  const [save] = useSaveApplicationMutation();
  const { id, position, company, score, resumeFileName, status, deadline } = application;
  const { careerPlanStatus, cvId, interviews } = application;
  const change = async (to: Partial<Pick<Application, 'status' | 'deadline'>>): Promise<void> => {
    const { error } = await save({ params: { id }, body: to });
    if (error) toast.error(t('workspace.saveFailed'), errorText(error));
  };
  const name = position ?? t('cv.list.unnamed');
  const hasPlan = careerPlanStatus !== null && careerPlanStatus !== 'failed';
  return (
    <Card as="article" aria-labelledby={`${ids}-name`} className={styles['card']}>
      <div className={styles['what']}>
        <h3 id={`${ids}-name`}>{name}</h3>
        <p className={styles['soft']}>{[company, resumeFileName].filter(Boolean).join(' · ')}</p>
        <div className={styles['score']}>
          <ScoreBar score={score} />
          <span>{t('workspace.score', { score: score ?? 0 })}</span>
        </div>
      </div>
      <div className={styles['state']}>
        <label htmlFor={`${ids}-status`}>{t('workspace.status')}</label>
        <select
          id={`${ids}-status`}
          value={status}
          onChange={(event) => {
            const next = applicationStatuses.find((each) => each === event.target.value);
            if (next) void change({ status: next });
          }}
        >
          {applicationStatuses.map((each) => (
            <option key={each} value={each}>
              {t(`workspace.statuses.${each}`)}
            </option>
          ))}
        </select>
        <label htmlFor={`${ids}-deadline`}>{t('workspace.deadline')}</label>
        <input
          id={`${ids}-deadline`}
          type="date"
          min="2020-01-01"
          max="2099-12-31"
          value={deadline ?? ''}
          onChange={(event) => void change({ deadline: event.target.value || null })}
        />
        {deadline && status !== 'closed' ? <Due day={deadline} /> : null}
      </div>
      <nav aria-label={t('workspace.linksOf', { name })} className={styles['links']}>
        <LinkButton to={paths.fitAnalysisResult(id)}>
          {t('workspace.result')} <VisuallyHidden>{name}</VisuallyHidden>
        </LinkButton>
        <LinkButton to={paths.careerPlan(id)}>
          {t(hasPlan ? 'plan.view' : 'workspace.plan')} <VisuallyHidden>{name}</VisuallyHidden>
        </LinkButton>
        <LinkButton to={cvId ? paths.cv(cvId) : paths.cvOf(id)}>
          {t(cvId ? 'workspace.cv' : 'cv.open')} <VisuallyHidden>{name}</VisuallyHidden>
        </LinkButton>
        <LinkButton to={paths.interviews(id)}>
          {interviews > 0 ? t('workspace.interviews', { count: interviews }) : t('interview.open')}{' '}
          <VisuallyHidden>{name}</VisuallyHidden>
        </LinkButton>
      </nav>
      {cvId ? (
        <details className={styles['versions']} onToggle={(event) => setComparing(event.currentTarget.open)}>
          <summary>
            {t('workspace.versions.title')} <VisuallyHidden>{name}</VisuallyHidden>
          </summary>
          {comparing ? <BeforeAfter analysisId={id} cvId={cvId} /> : null}
        </details>
      ) : null}
    </Card>
  );
}
