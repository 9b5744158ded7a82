import type { ReactNode } from 'react';
import styles from './report.module.css';

/** The sections of a report, in order; also its table of contents. */
export const sectionIds = [
  'scores',
  'requirements',
  'gaps',
  'suggestions',
  'metrics',
  'parsed',
  'text',
] as const;
export type SectionId = (typeof sectionIds)[number];
export const sectionAnchor = (id: SectionId): string => `section-${id}`;

export function ReportSection(props: { id: SectionId; title: string; lead?: string; children: ReactNode }) {
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
