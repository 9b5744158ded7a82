import type { ReactNode } from 'react';
import styles from './free-analysis-page.module.css';

export function ReportPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles['part']}>
      <h2 id={id} className={styles['partTitle']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
