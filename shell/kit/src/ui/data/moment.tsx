import { formatDateTime } from '../../format.js';
import styles from './moment.module.css';

/** When something in a list happened: in a table the day stands above the time, on a card they share a line. */
export const Moment = ({ at }: { at: string }) => (
  <span className={styles['moment']}>{formatDateTime(at)}</span>
);
