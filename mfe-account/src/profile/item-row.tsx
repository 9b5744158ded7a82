import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './item-row.module.css';

interface Props {
  readonly icon: LucideIcon;
  readonly name: ReactNode;
  readonly facts: readonly string[];
  readonly actions: ReactNode;
}

/** Something of the account in a list: what it is, what is known of it, and what can be done with it. */
export function ItemRow({ icon: Icon, name, facts, actions }: Props) {
  return (
    <li className={styles['row']}>
      <span className={styles['icon']}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={styles['facts']}>
        <p className={styles['name']}>{name}</p>
        {facts.map((fact) => (
          <p key={fact} className={styles['soft']}>
            {fact}
          </p>
        ))}
      </div>
      {actions ? <div className={styles['actions']}>{actions}</div> : null}
    </li>
  );
}

/** Such a list; `label` says of what, where no heading does. */
export const ItemRows = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={styles['rows']} aria-label={label}>
    {children}
  </ul>
);
