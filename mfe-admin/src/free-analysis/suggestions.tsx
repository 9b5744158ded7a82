import type { Report } from '@fitfolio/analysis-contract/report';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Tag } from '@fitfolio/web-kit/ui/core';
import styles from './free-analysis-page.module.css';

/** The edits, the most useful first, as the engine orders them. */
export function Suggestions({ report }: { report: Report }) {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  if (report.suggestions.length === 0) return <p className={styles['soft']}>{t('report.noSuggestions')}</p>;
  return (
    <ol className={styles['suggestions']}>
      {report.suggestions.map((s) => (
        <li key={s.id} lang={report.language}>
          <strong>{s.title}</strong>{' '}
          {s.gain > 0 ? (
            <Tag color="success" lang={language}>
              {t('report.gain', { points: formatNumber(Math.round(s.gain * 10) / 10, language) })}
            </Tag>
          ) : null}
          <p className={styles['soft']}>{s.detail}</p>
        </li>
      ))}
    </ol>
  );
}
