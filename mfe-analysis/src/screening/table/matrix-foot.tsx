import type { TablePerson } from '@fitfolio/analysis-contract/screening-table';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { memo, useMemo } from 'react';
import { points as pointsText } from '../../shared/report/points.js';
import styles from './matrix.module.css';
import { restOf } from './table-view.js';

/** The other lines of the sum, and what all of a column adds up to. */
export const MatrixFoot = memo(function MatrixFoot(props: {
  people: readonly TablePerson[];
  points: boolean;
}) {
  const { people, points } = props;
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const rest = useMemo(() => (points ? restOf(people) : []), [people, points]);
  return (
    <tfoot>
      {rest.map(({ label, lines }) => (
        <tr key={label}>
          <th scope="row" className={styles['label']}>
            {label}
          </th>
          {people.map(({ id }, column) => {
            const line = lines[column];
            return (
              <td key={id} className={styles['points']}>
                {line && line.weight > 0
                  ? `${pointsText(line.earned, language)}/${pointsText(line.weight, language)}`
                  : '–'}
              </td>
            );
          })}
        </tr>
      ))}
      <tr className={styles['total']}>
        <th scope="row" className={styles['label']}>
          {t('screening.table.total')}
        </th>
        {people.map(({ id, score }) => (
          <td key={id}>{score === null ? t('screening.table.noScore') : score}</td>
        ))}
      </tr>
    </tfoot>
  );
});
