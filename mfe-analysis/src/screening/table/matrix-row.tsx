import type { ScreeningRequirement } from '@fitfolio/analysis-contract/screening';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { MessageSquare } from 'lucide-react';
import { memo } from 'react';
import { points as pointsText } from '../../shared/report/points.js';
import { knownVerdict } from '../../shared/report/report-types.js';
import styles from './matrix.module.css';
import type { TableRow } from './table-view.js';
import { VerdictMark } from './verdict-mark.js';

function Asked({ requirement: { label, importance, group } }: { requirement: ScreeningRequirement }) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <th scope="row" className={styles['label']}>
      <span className={styles['asked']}>{label}</span>
      <span className={styles['weight']}>
        {importance ? t(`importance.${importance}`) : null}
        {group ? ` · ${t('requirements.group')}` : null}
      </span>
    </th>
  );
}

interface Props {
  readonly row: TableRow;
  /** Of the row in the grid, from 0. */
  readonly index: number;
  readonly points: boolean;
  /** The column that takes the focus, when it is in this row. */
  readonly active: number | null;
  /** Id of what tells more of the place that has the focus. */
  readonly inspector: string;
}

/** One requirement across everybody; drawn again only when something of it changes. */
export const MatrixRow = memo(function MatrixRow(props: Props) {
  const { row, index, points, active, inspector } = props;
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const { requirement, cells } = row;
  return (
    <tr data-must={requirement.importance === 'must' || undefined}>
      <Asked requirement={requirement} />
      {cells.map((cell, column) => (
        <td
          key={column}
          role="gridcell"
          data-at={`${index} ${column}`}
          tabIndex={active === column ? 0 : -1}
          aria-describedby={active === column ? inspector : undefined}
          className={styles['cell']}
        >
          {cell ? (
            <VerdictMark
              verdict={knownVerdict(cell.verdict)}
              word={t(`verdict.${knownVerdict(cell.verdict)}`)}
            />
          ) : (
            '–'
          )}
          {cell && cell.comments > 0 ? (
            <span className={styles['comments']}>
              <MessageSquare size={12} aria-hidden />
              <VisuallyHidden>{t('screening.comments.count', { count: cell.comments })}</VisuallyHidden>
            </span>
          ) : null}
          {cell && points ? (
            <span className={styles['points']}>
              {cell.weight > 0
                ? `${pointsText(cell.earned, language)}/${pointsText(cell.weight, language)}`
                : '–'}
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  );
});
