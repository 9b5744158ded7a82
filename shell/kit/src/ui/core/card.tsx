import type { ReactNode } from 'react';
import styles from './card.module.css';

interface Props {
  readonly children: ReactNode;
  /** `article` for one of many things, `section` for a titled part. */
  readonly as?: 'div' | 'section' | 'article';
  readonly className?: string | undefined;
  readonly 'aria-labelledby'?: string;
}

/** A bordered box for one object; not for layout. */
export function Card({ children, as: Element = 'div', className, ...rest }: Props) {
  return (
    <Element className={`${styles['card']} ${className ?? ''}`} {...rest}>
      {children}
    </Element>
  );
}
