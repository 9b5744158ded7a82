import { DateTime } from '@fitfolio/web-kit/ui/data';
import type { ReactNode } from 'react';
import styles from './list.module.css';

export const none = <span className={styles['none']}>–</span>;

/** The title of a row. */
export const CellTitle = ({ children }: { children: ReactNode }) => (
  <span className={styles['main']}>{children}</span>
);

/** An address or an id; it may break at any character. */
export const BreakableText = ({ children }: { children: ReactNode }) => (
  <span className={styles['long']}>{children}</span>
);

export const DateTimeCell = ({ at }: { at: string | null }) => (at ? <DateTime at={at} /> : none);

/** The second line of a cell. */
export const CellNote = ({ children }: { children: ReactNode }) => (
  <span className={styles['more']}>{children}</span>
);

/** A cell of several lines. */
export const CellStack = ({ children }: { children: ReactNode }) => (
  <span className={styles['lines']}>{children}</span>
);
