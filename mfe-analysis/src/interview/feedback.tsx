import type { InterviewAnswer } from '@fitfolio/analysis-contract/interview';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert } from '@fitfolio/web-kit/ui/core';
import { ScoreBar } from '../shared/report/score-bar.js';
import { anchorOf, lackOf, partNameOf } from './anchors.js';
import { ChooseSentence } from './choose-sentence.js';
import styles from './interview.module.css';
import { Level } from './level.js';

type Part = InterviewAnswer['assessment']['parts'][number];

const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : difference < 0 ? `−${Math.abs(difference)}` : '±0';
const whole = (points: number): number => Math.round(points * 10) / 10;

function PartRow(props: {
  interviewId: string;
  answer: InterviewAnswer;
  part: Part;
  before: Part | undefined;
  code: string;
}) {
  const { interviewId, answer, part, before, code } = props;
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const shown = (points: number): string => formatNumber(whole(points), language);
  const { id, got, max, quote } = part;
  const lack = lackOf(part, code);
  const name = t(`interview.parts.${partNameOf(id, code)}`);
  const change = before ? whole(got - before.got) : 0;
  return (
    <li className={styles['part']}>
      <div className={styles['partHead']}>
        <span>
          <strong>{name}</strong>
          {part.chosen ? <em> {t('interview.choose.yours')}</em> : null}
        </span>
        <span>
          {max > 0
            ? t('interview.pointsOf', { got: shown(got), max })
            : t('interview.pointsLost', { lost: shown(-got) })}
          {before && change !== 0 ? <em data-up={change > 0 || undefined}> ({signed(change)})</em> : null}
        </span>
      </div>
      {max > 0 ? <ScoreBar score={got === 0 ? null : (100 * got) / max} /> : null}
      {quote ? <q>{quote.quote}</q> : null}
      {lack === null ? null : <p className={styles['soft']}>{t(`interview.lacks.${lack}`)}</p>}
      <ChooseSentence interviewId={interviewId} answer={answer} part={part} name={name} />
    </li>
  );
}

/** Level, what it stands on with the reader's own words, what to ask oneself next, and what the last try changed. */
export function Feedback({
  interviewId,
  answer,
  before,
  code,
  phrased,
}: {
  interviewId: string;
  answer: InterviewAnswer;
  before: InterviewAnswer | undefined;
  /** The follow-up question as the optional model asks it; undefined where it says nothing. */
  phrased: string | undefined;
  /** The kind of question that was answered. */
  code: string;
}) {
  const { t } = useTranslation('mfe-analysis');
  const { assessment, text, attempt, seconds } = answer;
  const { language } = useLanguage();
  const next = answer.next?.[language] ?? null;
  const { level, reason, points, parts, clashes } = assessment;
  const earlier = before?.assessment;
  const shown = parts.filter(({ max, got }) => max > 0 || got < 0);
  return (
    <section aria-live="polite" aria-label={t('interview.feedback')} className={styles['feedback']}>
      <blockquote className={styles['said']}>{text}</blockquote>
      <p className={styles['soft']}>
        {t('interview.attempt', { attempt })}
        {seconds === null ? '' : ` · ${t('interview.seconds', { count: seconds })}`}
        {level === null || assessment.language === language
          ? ''
          : ` · ${t(`interview.readAs.${assessment.language}`)}`}
      </p>
      {level === null ? (
        <Alert
          type="warning"
          showIcon
          title={t('interview.noScore')}
          description={t(`interview.reasons.${reason ?? 'too-short'}`)}
        />
      ) : (
        <>
          <div className={styles['verdict']}>
            <Level level={level} />
            <p>{t(`interview.anchors.${anchorOf(assessment, code)}`)}</p>
            <p className={styles['soft']}>
              {t('interview.points', { points })}
              {earlier && earlier.points !== null && points !== null
                ? ` ${t('interview.since', { change: signed(points - earlier.points) })}`
                : ''}
            </p>
          </div>
          {next ? (
            <Alert type="info" showIcon title={t('interview.followUp.title')} description={phrased ?? next} />
          ) : null}
          {clashes.map(({ said, written }) => (
            <Alert
              key={said.start}
              type="warning"
              showIcon
              title={t('interview.clash')}
              description={
                <>
                  <p>
                    {t('interview.clashSaid')} <q>{said.quote}</q>
                  </p>
                  <p>
                    {t('interview.clashWritten')} <q>{written.quote}</q>
                  </p>
                </>
              }
            />
          ))}
          <details open className={styles['strong']}>
            <summary>{t('interview.sum')}</summary>
            <p className={styles['soft']}>{t('interview.taken')}</p>
            <ul className={styles['parts']}>
              {shown.map((part) => (
                <PartRow
                  key={part.id}
                  interviewId={interviewId}
                  answer={answer}
                  part={part}
                  before={earlier?.parts.find(({ id }) => id === part.id)}
                  code={code}
                />
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  );
}
