import { CornerDownRight } from 'lucide-react';
import { excerpt } from '../../shared/report/excerpt.js';
import { JumpLink } from '../../shared/report/report-nav.js';
import type { QuoteData } from './report-types.js';
import { spoken } from '../../shared/report/spoken.js';
import { useResult } from './result-context.js';
import styles from './lines.module.css';

/** Words of the résumé; each leads to where they stand. */
export function Quotes({ quotes }: { quotes: readonly QuoteData[] }) {
  const { report, toQuote } = useResult();
  if (quotes.length === 0) return null;
  return (
    <ul className={styles['quotes']} lang={spoken(report.resume.language)}>
      {quotes.map((quote) => (
        <li key={`${quote.start}-${quote.end}`}>
          <CornerDownRight size={16} aria-hidden />
          <JumpLink to="section-documents" onJump={() => toQuote(quote)}>
            “{excerpt(quote.quote, '')}”
          </JumpLink>
        </li>
      ))}
    </ul>
  );
}
