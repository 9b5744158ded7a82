import { languages, useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { themeChoices, useTheme } from '@fitfolio/web-kit/theme';
import { IconButton } from '@fitfolio/web-kit/ui/core';
import { Monitor, Moon, Sun } from 'lucide-react';
import styles from './admin-frame.module.css';

const icons = { light: Sun, dark: Moon, system: Monitor };
/** Each language is named in itself. */
const names = { vi: 'Tiếng Việt (VI)', en: 'English (EN)' };

/** Language and theme. */
export function LookSwitches() {
  const t = useTexts('mfe-admin');
  const { language, setLanguage } = useLanguage();
  const { choice, setChoice } = useTheme();
  return (
    <div className={styles['switches']}>
      <div role="group" aria-label={t('frame.language')} className={styles['group']}>
        {languages.map((code) => (
          <IconButton
            key={code}
            size="small"
            label={names[code]}
            aria-pressed={code === language}
            icon={<span>{code.toUpperCase()}</span>}
            onClick={() => setLanguage(code)}
          />
        ))}
      </div>
      <div role="group" aria-label={t('frame.theme')} className={styles['group']}>
        {themeChoices.map((value) => {
          const Icon = icons[value];
          return (
            <IconButton
              key={value}
              size="small"
              label={t(`frame.themes.${value}`)}
              aria-pressed={value === choice}
              icon={<Icon size={16} aria-hidden />}
              onClick={() => setChoice(value)}
            />
          );
        })}
      </div>
    </div>
  );
}
