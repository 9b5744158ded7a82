import { useEffect, useRef, type ReactNode } from 'react';
import styles from './profile-page.module.css';

/** The section's heading; takes the focus when the reader has just chosen the section. */
export function SectionHeading({ id, focus, children }: { id: string; focus: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className={styles['sectionTitle']}>
      {children}
    </h2>
  );
}
