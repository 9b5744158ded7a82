import type { ReactNode } from 'react';
import styles from './details.module.css';

/** A titled part of a page. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles['part']}>
      <h2 id={id} className={styles['partTitle']}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The parts of a page, one below the other. */
export const SectionStack = ({ children }: { children: ReactNode }) => (
  <div className={styles['parts']}>{children}</div>
);
