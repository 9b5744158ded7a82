import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useEffect, useRef, useState } from 'react';
import styles from './contents.module.css';
import { JumpLink } from './report-nav.js';
import { sectionAnchor } from './section.js';

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

/** A section counts as read when its heading has come into the upper third of the view. */
const upperThird = '-72px 0px -66% 0px';

function useSectionInView(entries: readonly ContentsEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  // The list may be built anew with each rendering; its ids tell whether it changed.
  const ids = entries.map(({ id }) => id).join(' ');
  useEffect(() => {
    const sectionIds = ids.split(' ');
    const observer = new IntersectionObserver(
      (seen) => {
        const shown = seen.find((entry) => entry.isIntersecting);
        const id = sectionIds.find((s) => shown?.target.getAttribute('aria-labelledby') === sectionAnchor(s));
        if (id) setCurrent(id);
      },
      { rootMargin: upperThird },
    );
    for (const id of sectionIds) {
      const section = document.getElementById(sectionAnchor(id))?.closest('section');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

/** Table of contents, which follows the reading: beside the report on wide screens, as a bar above it on small ones. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { t } = useTranslation('mfe-analysis');
  const current = useSectionInView(entries);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the bar moves, and not the page.
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.clientWidth / 3;
  }, [current]);
  return (
    <nav className={styles['contents']} aria-label={t('report.contents')}>
      <p className={styles['title']} aria-hidden>
        {t('report.contents')}
      </p>
      <ol ref={list}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <JumpLink to={sectionAnchor(id)} current={id === current}>
              {title}
            </JumpLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
