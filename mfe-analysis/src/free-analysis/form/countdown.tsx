import { formatDuration } from '@fitfolio/web-kit/format';
import { useCountdown } from './use-countdown.js';
import styles from './allowance.module.css';

/** The time left until an instant, ticking. Not announced each second: a reader can go to it. */
export function Countdown({ until, onEnd }: { until: string; onEnd: () => void }) {
  const left = useCountdown(until, onEnd);
  return (
    <span role="timer" aria-live="off" className={styles['time']}>
      {formatDuration(left)}
    </span>
  );
}
