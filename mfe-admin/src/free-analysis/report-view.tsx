import type { Report } from '@fitfolio/analysis-contract/report';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Tag } from '@fitfolio/web-kit/ui/core';
import styles from './free-analysis-page.module.css';
import { Section } from '../shared/details/section.js';
import { RequirementsTable } from './requirements-table.js';
import { ScoreHead } from './score-head.js';
import { Suggestions } from './suggestions.js';

/** The report, compact: everything it claims and where it has it from. */
export function ReportView({ report }: { report: Report }) {
  const { t } = useTranslation('mfe-admin');
  const { language, integrity, missingSkills } = report;
  return (
    <>
      <ScoreHead report={report} />
      {integrity.length > 0 ? (
        <Section id="integrity" title={t('report.integrity')}>
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
        </Section>
      ) : null}
      <Section id="requirements" title={t('report.requirements')}>
        <RequirementsTable report={report} />
      </Section>
      <Section id="missing" title={t('report.missing')}>
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
      </Section>
      <Section id="suggestions" title={t('report.suggestions')}>
        <Suggestions report={report} />
      </Section>
    </>
  );
}
