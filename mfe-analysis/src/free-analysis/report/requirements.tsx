import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Matrix } from './matrix.js';
import {
  type Filter,
  isCondition,
  noFilter,
  type Numbered,
  passes,
} from '../../shared/report/number-requirements.js';
import type { WholePoints } from '../../shared/report/points.js';
import { type Languages, RequirementRow } from './requirement-row.js';
import styles from './requirements.module.css';

const columns = ['no', 'requirement', 'verdict', 'evidence', 'points'] as const;

/**
 * Requirements with their verdicts and the words they rest on. Roles are spelled out because small screens lay the
 * table out as cards, and a table with another `display` is no table to some readers.
 */
function RequirementTable(props: {
  name: string;
  rows: readonly Numbered[];
  languages: Languages;
  points: WholePoints;
}) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <table role="table" className={styles['table']} aria-label={props.name}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" data-column={column}>
              {t(`requirements.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {props.rows.map((n) => (
          <RequirementRow key={n.requirement.id} {...n} languages={props.languages} points={props.points} />
        ))}
      </tbody>
    </table>
  );
}

/** Every requirement, those of one cell of the matrix alone when asked, and the conditions that no score counts. */
export function Requirements(props: {
  numbered: readonly Numbered[];
  languages: Languages;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  points: WholePoints;
}) {
  const { points, languages, filter, onFilter } = props;
  const { t } = useTranslation('mfe-analysis');
  const numbered = props.numbered.filter((n) => !isCondition(n.requirement));
  const conditions = props.numbered.filter((n) => isCondition(n.requirement));
  const shown = numbered.filter((n) => passes(filter, n));
  const filtered = filter.importance !== null || filter.verdict !== null;
  return (
    <>
      {numbered.length === 0 ? <p className={styles['soft']}>{t('requirements.none')}</p> : null}
      {numbered.length === 0 ? null : (
        <>
          <Matrix numbered={numbered} filter={filter} onFilter={onFilter} />
          <div className={styles['status']}>
            <p role="status">
              {filtered
                ? t('requirements.shown', { shown: shown.length, all: numbered.length })
                : t('requirements.hint')}
              {numbered.some((n) => n.requirement.group !== null)
                ? ` ${t('requirements.alternatives')}`
                : null}
            </p>
            {filtered ? (
              <Button size="small" onClick={() => onFilter(noFilter)}>
                {t('requirements.showAll')}
              </Button>
            ) : null}
          </div>
          <RequirementTable
            name={t('report.short.requirements')}
            rows={shown}
            languages={languages}
            points={points}
          />
        </>
      )}
      {conditions.length > 0 && !filtered ? (
        <>
          <h3 className={styles['conditions']}>{t('requirements.conditions')}</h3>
          <RequirementTable
            name={t('requirements.conditions')}
            rows={conditions}
            languages={languages}
            points={points}
          />
        </>
      ) : null}
    </>
  );
}
