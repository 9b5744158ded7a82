import type { ReactNode } from 'react';
import styles from './details.module.css';

/** A section of a page with a heading. */
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

/** Sections stacked vertically. */
export const SectionStack = ({ children }: { children: ReactNode }) => (
  <div className={styles['parts']}>{children}</div>
);
