import { CheckIcon } from '../check-icon.js';
import styles from './pricing-page.module.css';

/** The items of a plan, each with a check mark. */
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
