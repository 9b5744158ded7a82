import { useEffect, useRef, type ReactNode } from 'react';
import { hasNavigated } from './navigation-count.js';
import styles from './page.module.css';

interface Props {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** Names what is shown, where one address shows one thing after the other: each next one takes the focus too. */
  readonly of?: string | undefined;
}

/** The page's `h1`. After a navigation it takes the focus, so that a screen reader says where one is. */
export function PageHeading({ children, lead, of }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(of);
  useEffect(() => {
    if (hasNavigated() || shown.current !== of) heading.current?.focus({ preventScroll: true });
    shown.current = of;
  }, [of]);
  return (
    <header className={styles['heading']}>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {children}
      </h1>
      {lead ? <p className={styles['lead']}>{lead}</p> : null}
    </header>
  );
}
