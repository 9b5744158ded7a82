import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { Check, Minus } from 'lucide-react';
import { points } from '../../shared/report/points.js';
import { Quotes } from './quotes.js';
import { useResult } from './result-context.js';
import { useReportText } from '../../shared/report/use-report-text.js';
import styles from './skills.module.css';

const marks = ['usedInDatedLine', 'recent', 'withFigure'] as const;

function Sign({ yes }: { yes: boolean }) {
  const { t } = useReportText();
  return (
    <span className={styles[yes ? 'yes' : 'no']}>
      {yes ? <Check size={18} aria-hidden /> : <Minus size={18} aria-hidden />}
      <VisuallyHidden>{t(yes ? 'skillUse.yes' : 'skillUse.no')}</VisuallyHidden>
    </span>
  );
}

/**
 * How well the résumé shows each asked skill at work. Roles are spelled out because small screens lay the table out as
 * cards, and a table with another `display` is no table to some readers.
 */
export function SkillUses() {
  const { t } = useReportText();
  const { report, texts, labelOf } = useResult();
  const { skills } = report.sections.experience;
  if (skills.length === 0) return null;
  return (
    <table role="table" className={styles['table']}>
      <caption>{t('skillUse.caption')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['skill', ...marks, 'positions', 'points'].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {t(`skillUse.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {skills.map((use) => (
          <tr key={use.requirementId} role="row">
            <th role="rowheader" scope="row">
              {labelOf(use.requirementId)}
              <Quotes quotes={use.quotes} />
            </th>
            {marks.map((mark) => (
              <td key={mark} role="cell" data-label={t(`skillUse.columns.${mark}`)}>
                <Sign yes={use[mark]} />
              </td>
            ))}
            <td role="cell" data-label={t('skillUse.columns.positions')}>
              {use.positions}
            </td>
            <td role="cell" data-label={t('skillUse.columns.points')}>
              {t('measure.of', {
                got: points(use.got, texts.language),
                max: points(use.max, texts.language),
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
