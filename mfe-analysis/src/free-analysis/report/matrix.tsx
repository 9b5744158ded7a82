import { useTranslation } from '@fitfolio/web-kit/i18n';
import styles from './matrix.module.css';
import { type Filter, type Numbered, passes } from '../../shared/report/number-requirements.js';
import { importances, verdicts } from '../../shared/report/report-types.js';
import { VerdictBadge } from '../../shared/report/verdict-badge.js';

interface Props {
  readonly numbered: readonly Numbered[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

const same = (a: Filter, b: Filter): boolean => a.importance === b.importance && a.verdict === b.verdict;

function Cell({ numbered, filter, onFilter, cell }: Props & { cell: Filter }) {
  const { t } = useTranslation('mfe-analysis');
  const count = numbered.filter((n) => !n.dismissed && passes(cell, n)).length;
  if (count === 0) return <span className={styles['zero']}>0</span>;
  const pressed = same(filter, cell);
  return (
    <button
      type="button"
      className={`${styles['cell']} ${styles[cell.verdict ?? 'all']}`}
      aria-pressed={pressed}
      aria-label={t('matrix.show', {
        count,
        importance: t(`matrix.of.${cell.importance ?? 'all'}`),
        verdict: t(cell.verdict ? `verdict.${cell.verdict}` : 'matrix.anyVerdict'),
      })}
      onClick={() => onFilter(pressed ? { importance: null, verdict: null } : cell)}
    >
      {count}
    </button>
  );
}

/** Must and nice by verdict: how many of each; a click lists them alone. */
export function Matrix(props: Props) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <table className={styles['matrix']}>
      <caption className={styles['caption']}>{t('matrix.caption')}</caption>
      <thead>
        <tr>
          <td />
          {verdicts.map((verdict) => (
            <th key={verdict} scope="col">
              <VerdictBadge verdict={verdict} />
            </th>
          ))}
          <th scope="col">{t('matrix.total')}</th>
        </tr>
      </thead>
      <tbody>
        {importances.map((importance) => (
          <tr key={importance}>
            <th scope="row">{t(`importance.${importance}`)}</th>
            {verdicts.map((verdict) => (
              <td key={verdict}>
                <Cell {...props} cell={{ importance, verdict }} />
              </td>
            ))}
            <td>
              <Cell {...props} cell={{ importance, verdict: null }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
