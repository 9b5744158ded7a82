import type { Report } from '@fitfolio/analysis-contract/report';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Matrix } from './matrix.js';
import { type Filter, noFilter, type Numbered, passes } from './number-requirements.js';
import { RequirementRow } from './requirement-row.js';
import styles from './requirements.module.css';

const columns = ['no', 'requirement', 'verdict', 'evidence', 'points'] as const;

/**
 * Every requirement with its verdict and the words it rests on. Roles are spelled out because small screens lay the
 * table out as cards, and a table with another `display` is no table to some readers.
 */
export function Requirements(props: {
  numbered: readonly Numbered[];
  languages: { report: Report['language']; resume: string | undefined; job: string | undefined };
  filter: Filter;
  onFilter: (filter: Filter) => void;
}) {
  const { numbered, languages, filter, onFilter } = props;
  const t = useTexts('mfe-analysis');
  const shown = numbered.filter((n) => passes(filter, n));
  const filtered = filter.importance !== null || filter.verdict !== null;
  if (numbered.length === 0) return <p className={styles['soft']}>{t('requirements.none')}</p>;
  return (
    <>
      <Matrix numbered={numbered} filter={filter} onFilter={onFilter} />
      <div className={styles['status']}>
        <p role="status">
          {filtered
            ? t('requirements.shown', { shown: shown.length, all: numbered.length })
            : t('requirements.hint')}
          {numbered.some((n) => n.requirement.group !== null) ? ` ${t('requirements.alternatives')}` : null}
        </p>
        {filtered ? (
          <Button size="small" onClick={() => onFilter(noFilter)}>
            {t('requirements.showAll')}
          </Button>
        ) : null}
      </div>
      <table role="table" className={styles['table']} aria-label={t('report.short.requirements')}>
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
          {shown.map((n) => (
            <RequirementRow key={n.requirement.id} {...n} languages={languages} />
          ))}
        </tbody>
      </table>
    </>
  );
}
