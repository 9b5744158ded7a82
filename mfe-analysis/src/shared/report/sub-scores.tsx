import type { Report } from '@fitfolio/analysis-contract/report';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ScoreBar } from './score-bar.js';
import styles from './sub-scores.module.css';

const ticks = [0, 25, 50, 75, 100];

/** What a sub-score was computed from; of one that corrections changed, what it was. */
function Basis(props: { basis: string; language: string; score: number | null; read: number | null }) {
  const { basis, language, score, read } = props;
  const { t } = useTranslation('mfe-analysis');
  if (score !== read) {
    return (
      <span className={styles['basis']}>
        {t('corrections.asRead', { read: read ?? t('report.cannotJudge') })}
      </span>
    );
  }
  return (
    <span className={styles['basis']} lang={language}>
      {basis}
    </span>
  );
}

/** The five sub-scores on one scale. */
export function SubScores(props: Pick<Report, 'subScores' | 'language'> & { read: Report['subScores'] }) {
  const { subScores, language, read } = props;
  const { t } = useTranslation('mfe-analysis');
  const wasOf = (id: string) => read.find((part) => part.id === id)?.score ?? null;
  return (
    <div className={styles['chart']}>
      <ul>
        {subScores.map(({ id, score, basis }) => (
          <li key={id}>
            <span className={styles['name']}>{t(`subScore.${id}`, { defaultValue: id })}</span>
            <ScoreBar score={score} />
            <span className={score === null ? styles['unknown'] : styles['score']}>
              {score ?? t('report.cannotJudge')}
            </span>
            <Basis basis={basis} language={language} score={score} read={wasOf(id)} />
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
