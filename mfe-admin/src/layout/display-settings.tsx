import { languages, useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { themeChoices, useTheme } from '@fitfolio/web-kit/theme';
import { Button, IconButton, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { Monitor, Moon, Sun } from 'lucide-react';
import styles from './admin-layout.module.css';

const icons = { light: Sun, dark: Moon, system: Monitor };
/** Each language is named in its own language. */
const names = { vi: 'Tiếng Việt', en: 'English' };

/** Language and theme. */
export function DisplaySettings() {
  const { t } = useTranslation('mfe-admin');
  const { language, setLanguage } = useLanguage();
  const { choice, setChoice } = useTheme();
  return (
    <div className={styles['switches']}>
      <div role="group" aria-label={t('frame.language')} className={styles['group']}>
        {languages.map((code) => (
          <Button
            key={code}
            type="text"
            size="small"
            title={names[code]}
            aria-pressed={code === language}
            onClick={() => setLanguage(code)}
          >
            {code.toUpperCase()} <VisuallyHidden>{names[code]}</VisuallyHidden>
          </Button>
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
