import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import type { VerdictName } from '../../shared/report/report-types.js';
import { verdictIcons } from '../../shared/report/verdict-badge.js';
import styles from './matrix.module.css';

/** A verdict as icon and colour, with its word for who does not see them. One of a thousand: it asks for no texts itself. */
export function VerdictMark({ verdict, word }: { verdict: VerdictName; word: string }) {
  const Icon = verdictIcons[verdict];
  return (
    <span className={styles[verdict]}>
      <Icon size={18} aria-hidden />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}
