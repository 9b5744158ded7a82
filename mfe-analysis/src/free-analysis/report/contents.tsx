import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useEffect, useState } from 'react';
import styles from './contents.module.css';
import { JumpLink } from './report-nav.js';
import { sectionAnchor, type SectionId, sectionIds } from './section.js';

/** A section counts as read when its heading has come into the upper third of the view. */
const upperThird = '-72px 0px -66% 0px';

function useSectionInView(): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
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
  }, []);
  return current;
}

/** Table of contents; beside the report on wide screens, where it follows. */
export function Contents() {
  const { t } = useTranslation('mfe-analysis');
  const current = useSectionInView();
  return (
    <nav className={styles['contents']} aria-label={t('report.contents')}>
      <p className={styles['title']} aria-hidden>
        {t('report.contents')}
      </p>
      <ol>
        {sectionIds.map((id) => (
          <li key={id}>
            <JumpLink to={sectionAnchor(id)} current={id === current}>
              {t(`report.short.${id}`)}
            </JumpLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
