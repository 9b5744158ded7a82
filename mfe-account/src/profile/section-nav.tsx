import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useEffect, useRef } from 'react';
import { profileSections, sectionIcons, type ProfileSection } from './profile-sections.js';
import styles from './profile-page.module.css';

interface Props {
  readonly active: ProfileSection;
  readonly onChoose: (section: ProfileSection) => void;
}

/** A list beside the section; a row above it on small screens. */
export function SectionNav({ active, onChoose }: Props) {
  const { t } = useTranslation('mfe-account');
  const current = useRef<HTMLButtonElement>(null);
  // On small screens the sections stand in a row that scrolls. Some browsers answer with a promise: not for the effect.
  useEffect(() => {
    current.current?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [active]);
  return (
    <nav aria-label={t('profile.sections')} className={styles['nav']}>
      <ul>
        {profileSections.map((section) => {
          const Icon = sectionIcons[section];
          return (
            <li key={section}>
              <button
                type="button"
                ref={section === active ? current : undefined}
                aria-current={section === active}
                onClick={() => onChoose(section)}
                className={styles['navItem']}
              >
                <Icon size={18} aria-hidden />
                {t(`profile.section.${section}`)}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
