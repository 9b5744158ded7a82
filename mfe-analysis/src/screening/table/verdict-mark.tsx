import { memo } from 'react';
import type { VerdictName } from '../../shared/report/report-types.js';
import styles from './matrix.module.css';

const circle = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z';
/** The icons of a badge, each as one line. */
const lines: Readonly<Record<VerdictName, string>> = {
  met: `${circle}M9 12l2 2 4-4`,
  partly: `${circle}M12 18a6 6 0 0 0 0-12v12Z`,
  'not-found': `${circle}M15 9l-6 6M9 9l6 6`,
  'cannot-tell': `${circle}M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01`,
};

/** A verdict as icon and colour. One of a thousand: as few elements as can be, and no texts of its own. */
export const VerdictMark = memo(function VerdictMark({ verdict }: { verdict: VerdictName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={styles[verdict]}>
      <path d={lines[verdict]} />
    </svg>
  );
});
