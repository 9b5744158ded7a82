import type { TablePerson } from '@fitfolio/analysis-contract/screening-table';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { Checkbox } from '@fitfolio/web-kit/ui/forms';
import { memo } from 'react';
import { CorrectionTag } from '../text/correction-tag.js';
import { DecisionTag } from '../text/decision-tag.js';
import styles from './matrix.module.css';

/** Rows of the head that take the focus: the people, and whom to compare. */
export const headRows = 2;

interface Props {
  readonly screeningId: string;
  readonly people: readonly TablePerson[];
  readonly comparing: readonly string[];
  readonly onCompare: (id: string) => void;
  readonly activeRow: number | null;
  readonly activeColumn: number | null;
}

export const MatrixHead = memo(function MatrixHead(props: Props) {
  const { screeningId, people, comparing, onCompare, activeRow, activeColumn } = props;
  const { t } = useTranslation('mfe-analysis');
  const tabIndexOf = (row: number, column: number): 0 | -1 =>
    activeRow === row && activeColumn === column ? 0 : -1;
  return (
    <thead>
      <tr>
        <th scope="col" className={styles['corner']}>
          {t('screening.table.requirement')}
        </th>
        {people.map(({ id, code, name, musts, decision, correctionCount }, column) => (
          <th key={id} scope="col">
            <Link
              to={paths.screeningCandidate(screeningId, id)}
              data-at={`0 ${column}`}
              tabIndex={tabIndexOf(0, column)}
              className={styles['code']}
            >
              {name ?? code}
            </Link>
            <span className={styles['musts']}>
              {t('screening.table.musts', { met: musts.met, all: musts.all })}
            </span>
            <DecisionTag decision={decision.decision} />
            <CorrectionTag count={correctionCount} />
          </th>
        ))}
      </tr>
      <tr>
        <th scope="row" className={styles['corner']}>
          {t('screening.compare.row')}
        </th>
        {people.map(({ id, code }, column) => (
          <td key={id}>
            <Checkbox
              data-at={`1 ${column}`}
              tabIndex={tabIndexOf(1, column)}
              checked={comparing.includes(id)}
              aria-label={t('screening.compare.pick', { code })}
              onChange={() => onCompare(id)}
            />
          </td>
        ))}
      </tr>
    </thead>
  );
});
