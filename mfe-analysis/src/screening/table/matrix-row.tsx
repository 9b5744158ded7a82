import type { ScreeningRequirement } from '@fitfolio/analysis-contract/screening';
import type { Cell } from '@fitfolio/analysis-contract/screening-table';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { MessageSquare } from 'lucide-react';
import { memo } from 'react';
import { points as pointsText } from '../../shared/report/points.js';
import { knownVerdict, type VerdictName } from '../../shared/report/report-types.js';
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

/** What stands in a cell: for the eye an icon, in its label the same in words. */
function Content({ cell, points }: { cell: Cell; points: string | null }) {
  return (
    <>
      <VerdictMark verdict={knownVerdict(cell.verdict)} />
      {cell.comments > 0 ? <MessageSquare size={12} aria-hidden className={styles['comments']} /> : null}
      {points === null ? null : <span className={styles['points']}>{points}</span>}
    </>
  );
}

interface Props {
  readonly row: TableRow;
  /** Of the row in the grid, from 0. */
  readonly index: number;
  readonly points: boolean;
  /** By verdict. */
  readonly words: Readonly<Record<VerdictName, string>>;
  /** The column that takes the focus, when it is in this row. */
  readonly active: number | null;
  /** Id of what tells more of the place that has the focus. */
  readonly inspector: string;
}

/** One requirement across everybody; drawn again only when something of it changes. */
export const MatrixRow = memo(function MatrixRow(props: Props) {
  const { row, index, points, words, active, inspector } = props;
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const { requirement, cells } = row;
  const pointsOf = ({ weight, earned }: Cell): string =>
    weight > 0 ? `${pointsText(earned, language)}/${pointsText(weight, language)}` : '–';
  const labelOf = (cell: Cell): string =>
    [
      words[knownVerdict(cell.verdict)],
      points ? pointsOf(cell) : '',
      cell.comments > 0 ? t('screening.comments.count', { count: cell.comments }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <tr data-must={requirement.importance === 'must' || undefined}>
      <Asked requirement={requirement} />
      {cells.map((cell, column) => (
        <td
          key={column}
          role="gridcell"
          data-at={`${index} ${column}`}
          tabIndex={active === column ? 0 : -1}
          aria-label={cell && labelOf(cell)}
          aria-describedby={active === column ? inspector : undefined}
          className={styles['cell']}
        >
          {cell ? <Content cell={cell} points={points ? pointsOf(cell) : null} /> : '–'}
        </td>
      ))}
    </tr>
  );
});
