import { useEffect, useRef, type ReactNode } from 'react';
import { hasNavigated } from './navigation-count.js';
import styles from './page.module.css';

/** The page's `h1`. After a navigation it takes the focus, so that a screen reader says where one is. */
export function PageHeading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={styles['heading']}>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {children}
      </h1>
      {lead ? <p className={styles['lead']}>{lead}</p> : null}
    </header>
  );
}
