import { formatDateTime } from '../../format.js';
import { useTranslation } from '../../i18n/use-translation.js';
import styles from './date-time.module.css';

/** Today and yesterday have a name; other days do not. */
function nameOfDay(at: string): 'today' | 'yesterday' | null {
  const ago = (days: number): string => {
    const now = new Date();
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).toDateString();
  };
  const day = new Date(at).toDateString();
  if (day === ago(0)) return 'today';
  return day === ago(1) ? 'yesterday' : null;
}

/**
 * When something in a list happened: in a table the day stands above the time, on a card they share a line. What is of
 * today or yesterday says so; the full stamp takes its place under the pointer and with the focus, and is what a screen
 * reader says.
 */
export function DateTime({ at }: { at: string }) {
  const { t } = useTranslation('kit');
  const stamp = formatDateTime(at);
  const day = nameOfDay(at);
  if (day === null)
    return (
      <time dateTime={at} className={styles['dateTime']}>
        {stamp}
      </time>
    );
  return (
    <time dateTime={at} tabIndex={0} className={`${styles['dateTime']} ${styles['named']}`}>
      <span aria-hidden className={styles['day']}>
        {t(day, { time: stamp.slice(11, 16) })}
      </span>
      <span className={styles['stamp']}>{stamp}</span>
    </time>
  );
}
