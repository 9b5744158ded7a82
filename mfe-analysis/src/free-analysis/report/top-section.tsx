import type { Report } from '@fitfolio/analysis-contract/report';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Card } from '@fitfolio/web-kit/ui/core';
import { ScoreGauge } from '../../shared/report/score-gauge.js';
import { JumpLink, suggestionAnchor } from '../../shared/report/report-nav.js';
import { Gain } from '../../shared/report/gain.js';
import styles from './top-section.module.css';

const editsShown = 3;
const mostOfIt = 0.75;

function Confidence({ confidence }: { confidence: number }) {
  const { t } = useTranslation('mfe-analysis');
  const percent = Math.round(confidence * 100);
  return (
    <div className={styles['confidence']}>
      <p>{percent === 100 ? t('top.confidenceAll') : t('top.confidence', { percent })}</p>
      <div className={styles['meter']} aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </div>
      {percent === 100 ? null : (
        <p className={styles['small']}>
          {t(confidence >= mostOfIt ? 'top.confidenceHigh' : 'top.confidenceLow')}
        </p>
      )}
    </div>
  );
}

/** The edits worth most, each leading to its advice. */
export function TopEdits({ suggestions, language }: Pick<Report, 'suggestions' | 'language'>) {
  const { t } = useTranslation('mfe-analysis');
  const edits = suggestions
    .filter((s) => s.gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, editsShown);
  if (edits.length === 0) return <p className={styles['small']}>{t('top.noEdits')}</p>;
  return (
    <>
      <h2 className={styles['editsTitle']}>{t('top.edits')}</h2>
      <ol className={styles['edits']} lang={language}>
        {edits.map((s) => (
          <li key={s.id}>
            <Gain gain={s.gain} />
            <JumpLink to={suggestionAnchor(s.id)}>{s.title}</JumpLink>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Score, band, why, how much could be judged, what to do first. */
export function TopSection(
  props: Pick<Report, 'score' | 'band' | 'summary' | 'confidence' | 'suggestions' | 'language'> & {
    /** The score is that of the report as corrected, the sentence that of the report as read. */
    corrected: boolean;
  },
) {
  const { t } = useTranslation('mfe-analysis');
  const { score, band, summary, confidence, suggestions, language } = props;
  return (
    <Card as="section" className={styles['top']} aria-labelledby="report-top">
      <h2 id="report-top" className={styles['hiddenTitle']}>
        {t('top.title')}
      </h2>
      <div className={styles['left']}>
        <ScoreGauge score={score} band={band} />
        <Confidence confidence={confidence} />
      </div>
      <div className={styles['right']}>
        <p className={styles['why']} lang={language}>
          {summary}
        </p>
        {props.corrected ? <p className={styles['small']}>{t('corrections.summaryAsRead')}</p> : null}
        {score === null ? <p className={styles['small']}>{t('top.noScoreText')}</p> : null}
        <TopEdits suggestions={suggestions} language={language} />
      </div>
    </Card>
  );
}
