import type { Cell, TablePerson } from '@fitfolio/analysis-contract/screening-table';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { VerdictBadge } from '../../shared/report/verdict-badge.js';
import { Masked } from '../text/masked.js';
import styles from './matrix.module.css';
import type { TableRow } from './table-view.js';

interface Props {
  readonly id: string;
  readonly person: TablePerson | undefined;
  readonly row: TableRow | undefined;
  readonly cell: Cell | undefined;
}

/** Why the cell that has the focus says what it says, in a place that does not move. */
export function Inspector({ id, person, row, cell }: Props) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <div id={id} className={styles['inspector']}>
      {person && row && cell ? (
        <>
          <p className={styles['inspected']}>
            <strong>{person.name ?? t('screening.candidate', { code: person.code })}</strong>
            <span>{row.requirement.label}</span>
            <VerdictBadge verdict={cell.verdict} />
          </p>
          <p className={styles['why']}>
            <Masked text={cell.reason} />{' '}
            {cell.quotes[0] === undefined ? null : (
              <q>
                <Masked text={cell.quotes[0]} />
              </q>
            )}
          </p>
        </>
      ) : (
        <p className={styles['why']}>{t('screening.table.hint')}</p>
      )}
    </div>
  );
}
