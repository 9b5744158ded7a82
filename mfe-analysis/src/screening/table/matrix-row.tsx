import type { ScreeningRequirement } from '@fitfolio/analysis-contract/screening';
import type { Cell } from '@fitfolio/analysis-contract/screening-table';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { MessageSquare } from 'lucide-react';
import { memo } from 'react';
import { points as pointsText } from '../../shared/report/points.js';
import { VerdictBadge } from '../../shared/report/verdict-badge.js';
import styles from './matrix.module.css';
import type { TableRow } from './table-view.js';

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

function Verdict({ cell, points }: { cell: Cell | undefined; points: boolean }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  if (!cell) return <span aria-hidden>–</span>;
  const { verdict, comments, earned, weight } = cell;
  return (
    <>
      <VerdictBadge verdict={verdict} small />
      {comments > 0 ? (
        <span className={styles['comments']}>
          <MessageSquare size={12} aria-hidden />
          <VisuallyHidden>{t('screening.comments.count', { count: comments })}</VisuallyHidden>
        </span>
      ) : null}
      {points ? (
        <span className={styles['points']}>
          {weight > 0 ? `${pointsText(earned, language)}/${pointsText(weight, language)}` : '–'}
        </span>
      ) : null}
    </>
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
export const MatrixRow = memo(function MatrixRow({ row, index, points, active, inspector }: Props) {
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
          <Verdict cell={cell} points={points} />
        </td>
      ))}
    </tr>
  );
});
