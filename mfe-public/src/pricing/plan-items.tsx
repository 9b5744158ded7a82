import { CheckIcon } from '../check-icon.js';
import styles from './pricing-page.module.css';

/** What a plan holds, each line with a tick. */
export function PlanItems({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles['items']}>
      {texts.map((text) => (
        <li key={text}>
          <CheckIcon />
          {text}
        </li>
      ))}
    </ul>
  );
}
