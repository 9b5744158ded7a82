import type { Report } from '@fitfolio/analysis-contract/report';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Card } from '@fitfolio/web-kit/ui/core';
import styles from './free-analysis-page.module.css';

const percent = (share: number): number => Math.round(share * 100);

/** The score with its band, why, and the sub-scores on one scale. */
export function ScoreHead({ report }: { report: Report }) {
  const { t } = useTranslation('mfe-admin');
  const { score, band, summary, confidence, language, subScores } = report;
  return (
    <Card className={styles['head']}>
      <div>
        <p className={styles['score']}>
          {score ?? '–'}
          <span>/100</span>
        </p>
        <p className={`${styles['band']} ${band ? (styles[band] ?? '') : ''}`}>
          {band ? t(`report.bands.${band}`, { defaultValue: band }) : t('report.notJudged')}
        </p>
        <p className={styles['soft']}>{t('report.confidence', { percent: percent(confidence) })}</p>
      </div>
      <div className={styles['stack']}>
        <p lang={language}>{summary}</p>
        <dl className={styles['bars']}>
          {subScores.map((sub) => (
            <div key={sub.id}>
              <dt>{t(`report.subScores.${sub.id}`, { defaultValue: sub.id })}</dt>
              <dd>
                <span className={styles['track']} aria-hidden>
                  <span className={styles['fill']} style={{ width: `${sub.score ?? 0}%` }} />
                </span>
                {sub.score ?? '–'}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
