import type { Report } from '@fitfolio/analysis-contract/report';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { Alert, Tag } from '@fitfolio/web-kit/ui/core';
import styles from './free-analysis-page.module.css';
import { Part } from '../facts/part.js';
import { RequirementsTable } from './requirements-table.js';
import { ScoreHead } from './score-head.js';
import { Suggestions } from './suggestions.js';

/** The report, compact: everything it claims and where it has it from. */
export function ReportView({ report }: { report: Report }) {
  const t = useTexts('mfe-admin');
  const { language, integrity, missingSkills } = report;
  return (
    <>
      <ScoreHead report={report} />
      {integrity.length > 0 ? (
        <Part id="integrity" title={t('report.integrity')}>
          <div className={styles['stack']} lang={language}>
            {integrity.map((notice) => (
              <Alert
                key={notice.code + (notice.quote ?? '')}
                type={notice.severity}
                showIcon
                title={notice.message}
                description={notice.quote ? <q>{notice.quote}</q> : null}
              />
            ))}
          </div>
        </Part>
      ) : null}
      <Part id="requirements" title={t('report.requirements')}>
        <RequirementsTable report={report} />
      </Part>
      <Part id="missing" title={t('report.missing')}>
        {missingSkills.length > 0 ? (
          <ul className={styles['tags']} lang={language}>
            {missingSkills.map((skill) => (
              <li key={skill.requirementId}>
                <Tag variant="outlined">
                  {skill.name} · {t(`report.importance.${skill.importance}`)}
                </Tag>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles['soft']}>{t('report.noneMissing')}</p>
        )}
      </Part>
      <Part id="suggestions" title={t('report.suggestions')}>
        <Suggestions report={report} />
      </Part>
    </>
  );
}
