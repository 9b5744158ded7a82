import type { Report } from '@fitfolio/analysis-contract/report';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { Bar } from './bar.js';
import styles from './sub-scores.module.css';

const ticks = [0, 25, 50, 75, 100];

/** The five sub-scores on one scale. */
export function SubScores({ subScores, language }: Pick<Report, 'subScores' | 'language'>) {
  const t = useTexts('mfe-analysis');
  return (
    <div className={styles['chart']}>
      <ul>
        {subScores.map(({ id, score, basis }) => (
          <li key={id}>
            <span className={styles['name']}>{t(`subScore.${id}`, { defaultValue: id })}</span>
            <Bar score={score} />
            <span className={score === null ? styles['unknown'] : styles['score']}>
              {score ?? t('report.cannotJudge')}
            </span>
            <span className={styles['basis']} lang={language}>
              {basis}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles['scale']} aria-hidden>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </div>
  );
}
