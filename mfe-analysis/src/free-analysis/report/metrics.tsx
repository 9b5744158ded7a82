import type { Report } from '@fitfolio/analysis-contract/report';
import { ScoreBar } from '../../shared/report/score-bar.js';
import { useReportText } from '../../shared/report/use-report-text.js';
import styles from './metrics.module.css';

/** The eight metrics, each with what it was computed from. */
export function Metrics({ metrics, language }: Pick<Report, 'metrics' | 'language'>) {
  const { t } = useReportText();
  return (
    <ul className={styles['metrics']}>
      {metrics.map(({ id, score, basis }) => (
        <li key={id}>
          <p className={styles['head']}>
            <span>{t(`metric.${id}`, { defaultValue: id })}</span>
            <span className={score === null ? styles['unknown'] : styles['score']}>
              {score ?? t('report.cannotJudge')}
            </span>
          </p>
          <ScoreBar score={score} />
          <p className={styles['basis']} lang={language}>
            {basis}
          </p>
        </li>
      ))}
    </ul>
  );
}
