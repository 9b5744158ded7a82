import { formatDateTime } from '../../format.js';
import styles from './date-time.module.css';

/** When something in a list happened: in a table the day stands above the time, on a card they share a line. */
export const DateTime = ({ at }: { at: string }) => (
  <span className={styles['dateTime']}>{formatDateTime(at)}</span>
);
