import type { ScreeningTable, TablePerson } from '@fitfolio/analysis-contract/screening-table';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { VerdictBadge } from '../../shared/report/verdict-badge.js';
import { Masked } from '../text/masked.js';
import { Quotes } from '../text/quotes.js';
import styles from './compared.module.css';
import { rowsOf } from './table-view.js';

interface Props {
  readonly screeningId: string;
  readonly table: ScreeningTable;
  readonly people: readonly TablePerson[];
}

/** Two or three people side by side, with every reason in full. */
export function Compared({ screeningId, table, people }: Props) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <table className={styles['compared']}>
      <caption>{t('screening.compare.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('screening.table.requirement')}</th>
          {people.map(({ id, code, name, musts }) => (
            <th key={id} scope="col">
              <Link to={paths.screeningCandidate(screeningId, id)}>{name ?? code}</Link>
              <span>{t('screening.table.musts', { met: musts.met, all: musts.all })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(table.requirements, people).map(({ requirement, cells }) => (
          <tr key={requirement.id}>
            <th scope="row">
              {requirement.label}
              <span>{requirement.importance ? t(`importance.${requirement.importance}`) : null}</span>
            </th>
            {people.map(({ id, code, name }, n) => {
              const cell = cells[n];
              return (
                <td key={id} data-who={name ?? code}>
                  {cell ? (
                    <div>
                      <VerdictBadge verdict={cell.verdict} />
                      <p>
                        <Masked text={cell.reason} />
                      </p>
                      <Quotes quotes={cell.quotes} />
                    </div>
                  ) : (
                    '–'
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
