import type { InterviewSummary } from '@fitfolio/analysis-contract/interview';
import { interviewQuestions } from '@fitfolio/analysis-contract/limits';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button, Card } from '@fitfolio/web-kit/ui/core';
import { ScoreBar } from '../shared/report/score-bar.js';
import styles from './interview.module.css';

/** What all answers have in common, by the last attempt at each question, and at most two habits to change. */
export function SessionSummary({
  summary,
  onQuestion,
}: {
  summary: InterviewSummary;
  onQuestion: (no: number) => void;
}) {
  const { t } = useTranslation('mfe-analysis');
  const { answered, scored, level, parts, habits } = summary;
  return (
    <Card as="section" aria-labelledby="interview-summary" className={styles['card']}>
      <h2 id="interview-summary">{t('interview.summary.title')}</h2>
      <p>
        {t('interview.summary.answered', { answered, all: interviewQuestions })}
        {level === null ? '' : ` ${t('interview.summary.level', { level })}`}
        {scored < answered ? ` ${t('interview.summary.unscored', { count: answered - scored })}` : ''}
      </p>
      {parts.length > 0 ? (
        <ul className={styles['shares']}>
          {parts.map(({ id, share }) => (
            <li key={id}>
              <span>{t(`interview.parts.${id}`)}</span>
              <ScoreBar score={share === 0 ? null : share * 100} />
              <span>{t('interview.summary.share', { share: Math.round(share * 100) })}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {habits.length > 0 ? (
        <>
          <h3>{t('interview.summary.habits')}</h3>
          <ul className={styles['habits']}>
            {habits.map(({ id, times, question, quote }) => (
              <li key={id}>
                <strong>{t(`interview.habits.${id}`)}</strong>{' '}
                <span className={styles['soft']}>{t('interview.summary.times', { count: times })}</span>
                {quote ? <q>{quote}</q> : null}
                <Button type="link" onClick={() => onQuestion(question)}>
                  {t('interview.summary.toQuestion', { no: question })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}
