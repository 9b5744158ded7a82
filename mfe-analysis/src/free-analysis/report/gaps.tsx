import type { Report } from '@fitfolio/analysis-contract/report';
import { Check } from 'lucide-react';
import styles from './gaps.module.css';
import { RequirementLink } from '../../shared/report/report-nav.js';
import { importances, type ImportanceName } from '../../shared/report/report-types.js';
import { useReportText } from '../../shared/report/use-report-text.js';

type Missing = Report['missingSkills'];

function MissingGroup({ importance, skills }: { importance: ImportanceName; skills: Missing }) {
  const { t } = useReportText();
  if (skills.length === 0) return null;
  return (
    <div>
      <h4>{t(`importance.${importance}`)}</h4>
      <ul className={styles['chips']}>
        {skills.map(({ requirementId, name }) => (
          <li key={requirementId + name}>
            <RequirementLink id={requirementId}>{name}</RequirementLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the job asks for and the résumé does not show, beside what it shows well. */
export function Gaps({
  missingSkills,
  strengths,
  language,
}: Pick<Report, 'missingSkills' | 'strengths' | 'language'>) {
  const { t } = useReportText();
  return (
    <div className={styles['gaps']}>
      <div className={styles['part']}>
        <h3>{t('gaps.missing')}</h3>
        {missingSkills.length === 0 ? <p className={styles['soft']}>{t('gaps.noneMissing')}</p> : null}
        <div className={styles['groups']} lang={language}>
          {importances.map((importance) => (
            <MissingGroup
              key={importance}
              importance={importance}
              skills={missingSkills.filter((s) => (s.importance === 'nice') === (importance === 'nice'))}
            />
          ))}
        </div>
      </div>
      <div className={styles['part']}>
        <h3>{t('gaps.strengths')}</h3>
        {strengths.length === 0 ? <p className={styles['soft']}>{t('gaps.noStrengths')}</p> : null}
        <ul className={styles['strengths']} lang={language}>
          {strengths.map(({ text }) => (
            <li key={text}>
              <Check size={18} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
