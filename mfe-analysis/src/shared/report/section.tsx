import type { ReactNode } from 'react';
import styles from './report.module.css';

export const sectionAnchor = (id: string): string => `section-${id}`;

/** One titled part of a report; the table of contents leads to its heading. */
export function ReportSection(props: { id: string; title: string; lead?: string; children: ReactNode }) {
  const { id, title, lead, children } = props;
  const anchor = sectionAnchor(id);
  return (
    <section className={styles['section']} aria-labelledby={anchor}>
      <h2 id={anchor} tabIndex={-1}>
        {title}
      </h2>
      {lead ? <p className={styles['lead']}>{lead}</p> : null}
      {children}
    </section>
  );
}
