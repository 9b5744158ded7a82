import { useTranslation } from '@fitfolio/web-kit/i18n';
import { CornerDownRight } from 'lucide-react';
import { excerpt } from '../../shared/report/excerpt.js';
import { JumpLink, useReportNav } from '../../shared/report/report-nav.js';
import { sectionAnchor } from '../../shared/report/section.js';
import type { EvidenceData } from '../../shared/report/report-types.js';
import styles from './requirements.module.css';

/** The résumé's own words behind a verdict; each leads to where it stands. */
export function Quotes(props: {
  label: string;
  evidence: readonly EvidenceData[];
  language: string | undefined;
}) {
  const { label, evidence, language } = props;
  const { t } = useTranslation('mfe-analysis');
  const { toQuote } = useReportNav();
  if (evidence.length === 0) return null;
  return (
    <ul className={styles['quotes']}>
      {evidence.map(({ quote, section, dated, start, end }) => (
        <li key={`${start}-${quote}`}>
          <CornerDownRight size={16} aria-hidden />
          <div>
            <JumpLink to={sectionAnchor('text')} onJump={() => toQuote({ start, end })} lang={language}>
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
