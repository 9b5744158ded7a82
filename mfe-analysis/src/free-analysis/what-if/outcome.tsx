import type { Report } from '@fitfolio/analysis-contract/report';
import type { WhatIf } from '@fitfolio/fit-engine/score/what-if';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { ScoreBar } from '../../shared/report/score-bar.js';
import { points } from '../../shared/report/points.js';
import styles from './what-if.module.css';

/** Score, band and sub-scores beside what they were; spoken once in one sentence. */
export function Outcome({ before, after }: { before: Report; after: WhatIf }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const was = (id: string): number | null => before.subScores.find((part) => part.id === id)?.score ?? null;
  const band = t(`band.${after.band}`, { defaultValue: after.band });
  const said = {
    count: after.gain,
    before: before.score,
    after: after.score,
    gain: points(after.gain, language),
    band,
  };
  return (
    <>
      <output className={styles['said']}>
        <strong>
          {after.score}
          <small>/100</small>
        </strong>
        <span>{after.gain > 0 ? t('whatIf.changed', said) : t('whatIf.unchanged', said)}</span>
      </output>
      <ul className={styles['parts']}>
        {after.subScores.map(({ id, score }) => (
          <li key={id}>
            <span>{t(`subScore.${id}`, { defaultValue: id })}</span>
            <ScoreBar score={score} />
            <span className={styles['number']}>
              {score === null
                ? t('report.cannotJudge')
                : score === was(id)
                  ? score
                  : t('whatIf.fromTo', { from: was(id), to: score })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
