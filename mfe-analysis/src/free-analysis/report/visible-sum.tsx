import type { Report } from '@fitfolio/analysis-contract/report';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import type { Numbered } from '../../shared/report/number-requirements.js';
import { inWholePoints } from '../../shared/report/points.js';
import { RequirementLink } from '../../shared/report/report-nav.js';
import styles from './visible-sum.module.css';

/** The sum behind the score, line by line; what is added up here is the score. */
export function VisibleSum(
  props: Pick<Report, 'sum' | 'score' | 'language'> & { numbered: readonly Numbered[] },
) {
  const { sum, score, language: reportLanguage, numbered } = props;
  const { t } = useTranslation('mfe-analysis');
  if (sum.length === 0 || score === null) return null;
  const lines = inWholePoints(sum, score);
  const noOf = (id: string | null) => numbered.find((n) => n.requirement.id === id)?.no;
  return (
    <details className={styles['sum']}>
      <summary>{t('sum.title', { score })}</summary>
      <p className={styles['soft']}>{t('sum.lead')}</p>
      <table>
        <caption className={styles['caption']}>{t('sum.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sum.line')}</th>
            <th scope="col">{t('sum.weight')}</th>
            <th scope="col">{t('sum.earned')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => {
            const no = noOf(line.requirementId);
            return (
              // A line has no name of its own: several may belong to one requirement.
              <tr key={`${line.requirementId ?? ''}${String(i)}`}>
                <th scope="row" lang={reportLanguage}>
                  {line.requirementId !== null && no !== undefined ? (
                    <RequirementLink id={line.requirementId}>
                      {no}. {line.label}
                    </RequirementLink>
                  ) : (
                    line.label || t('sum.occupation')
                  )}
                </th>
                <td>{line.weight}</td>
                <td>{line.earned}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sum.total')}</th>
            <td>100</td>
            <td data-testid="sum-total">{score}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
