import type { ReactNode } from 'react';
import styles from './page.module.css';
import { usePageMeta, type PageMeta } from './use-page-meta.js';

/** `form` for one column of fields, `text` for reading, `wide` for lists and reports, `full` for pages with bands. */
export type PageWidth = 'form' | 'text' | 'wide' | 'full';

/** The outermost element of a page: metadata, width, outer space. */
export function Page({
  meta,
  width = 'wide',
  children,
}: {
  meta: PageMeta;
  width?: PageWidth;
  children: ReactNode;
}) {
  usePageMeta(meta);
  return <div className={`${styles['page']} ${styles[width]}`}>{children}</div>;
}
