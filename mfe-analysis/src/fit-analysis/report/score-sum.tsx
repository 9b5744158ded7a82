import { useTranslation } from '@fitfolio/web-kit/i18n';
import { inWholePoints } from '../../shared/report/points.js';
import { useResult } from './result-context.js';
import styles from './report-view.module.css';

/** The sum behind the score, line by line. */
export function ScoreSum() {
  const { t } = useTranslation('mfe-analysis');
  const { report, texts } = useResult();
  const { sum, score } = report;
  if (sum.length === 0 || score === null) return null;
  return (
    <details className={styles['sum']}>
      <summary>{t('sum.title', { score })}</summary>
      <p className={styles['soft']}>{t('sum.lead')}</p>
      <table>
        <caption className={styles['hidden']}>{t('sum.caption')}</caption>
        <thead>
          <tr>
            {['line', 'weight', 'earned'].map((name) => (
              <th key={name} scope="col">
                {t(`sum.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inWholePoints(sum, score).map(({ kind, requirementId, weight, earned }, i) => (
            <tr key={`${kind}-${requirementId ?? ''}`}>
              <th scope="row">{texts.sum[i]}</th>
              <td>{weight}</td>
              <td>{earned}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sum.total')}</th>
            <td>100</td>
            <td>{score}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
