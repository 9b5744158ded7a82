import { useTranslation } from '@fitfolio/web-kit/i18n';
import { pointsInColumn } from '../../shared/report/points.js';
import { useResult } from './result-context.js';
import styles from './report-view.module.css';

/** The sum behind the score, line by line. */
export function ScoreSum() {
  const { t } = useTranslation('mfe-analysis');
  const { report, texts } = useResult();
  const { sum, score } = report;
  if (sum.length === 0 || score === null) return null;
  const total = { weight: 0, earned: 0 };
  for (const { weight, earned } of sum) {
    total.weight += weight;
    total.earned += earned;
  }
  const column = (value: number): string => pointsInColumn(value, texts.language);
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
          {sum.map(({ kind, requirementId, weight, earned }, i) => (
            <tr key={`${kind}-${requirementId ?? ''}`}>
              <th scope="row">{texts.sum[i]}</th>
              <td>{column(weight)}</td>
              <td>{column(earned)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sum.total')}</th>
            <td>{column(total.weight)}</td>
            <td>{column(total.earned)}</td>
          </tr>
          <tr>
            <th scope="row">{t('sum.rounded')}</th>
            <td />
            <td>{score}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
