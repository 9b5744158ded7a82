import { useTranslation } from '@fitfolio/web-kit/i18n';
import { CornerDownRight } from 'lucide-react';
import { excerpt } from '../../shared/report/excerpt.js';
import { JumpLink, useReportNav } from '../../shared/report/report-nav.js';
import type { EvidenceData } from '../../shared/report/report-types.js';
import styles from './requirements.module.css';
import { quoteKey } from '../../shared/report/split-text.js';

/** The résumé's own words behind a verdict; each leads to where it stands. */
export function Quotes(props: {
  id: string;
  label: string;
  evidence: readonly EvidenceData[];
  language: string | undefined;
}) {
  const { id, label, evidence, language } = props;
  const { t } = useTranslation('mfe-analysis');
  const { toQuote } = useReportNav();
  if (evidence.length === 0) return null;
  return (
    <ul className={styles['quotes']}>
      {evidence.map(({ quote, section, dated, start }, n) => (
        <li key={`${start}-${quote}`}>
          <CornerDownRight size={16} aria-hidden />
          <div>
            <JumpLink to={quoteKey(id, n)} onJump={() => toQuote(quoteKey(id, n))} lang={language}>
              “{excerpt(quote, label)}”
            </JumpLink>
            <span className={styles['where']}>
              {[...(section ? [section] : []), ...(dated ? [t('requirements.dated')] : [])].join(', ')}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
