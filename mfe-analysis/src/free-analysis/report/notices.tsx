import type { Report } from '@fitfolio/analysis-contract/report';
import { useAudience } from '@fitfolio/web-kit/session';
import { Alert } from '@fitfolio/web-kit/ui/core';
import { useReportText } from '../../shared/report/use-report-text.js';
import styles from '../../shared/report/report.module.css';

/** What hides, repeats or instructs in the documents, and the note that the reader may aim higher. */
export function Notices({
  integrity,
  overqualified,
  language,
}: Pick<Report, 'integrity' | 'overqualified' | 'language'>) {
  const { t } = useReportText();
  const forRecruiters = useAudience().context === 'recruiter';
  if (integrity.length === 0 && overqualified === null) return null;
  return (
    <section className={styles['notices']} aria-label={t('notices.title')}>
      {integrity.map(({ code, severity, message, quote }) => (
        <Alert
          key={code + message}
          type={severity === 'warning' ? 'warning' : 'info'}
          showIcon
          title={t(`notices.${code}`, { defaultValue: t('notices.other') })}
          description={
            <div lang={language}>
              <p>{message}</p>
              {quote ? <q className={styles['noticeQuote']}>{quote}</q> : null}
            </div>
          }
        />
      ))}
      {overqualified === null ? null : (
        <Alert
          type="info"
          showIcon
          title={t('notices.overqualified')}
          description={
            forRecruiters ? <p>{t('notices.overqualifiedText')}</p> : <p lang={language}>{overqualified}</p>
          }
        />
      )}
    </section>
  );
}
