import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useTheme } from '@fitfolio/web-kit/theme';
import { track } from '@fitfolio/web-kit/track';
import { IconButton } from '@fitfolio/web-kit/ui/core';
import { Moon, Sun } from 'lucide-react';
import styles from './header.module.css';

/** Light or dark; until one is chosen the operating system decides. */
export function ThemeToggle() {
  const { t } = useTranslation('host');
  const { dark, setChoice } = useTheme();
  const next = dark ? 'light' : 'dark';
  return (
    <IconButton
      label={t(`header.theme.${next}`)}
      data-theme-toggle=""
      // Both stand in the page: which one is seen, the style knows before any script does.
      icon={
        <>
          <Sun size={18} aria-hidden className={styles['inDark']} />
          <Moon size={18} aria-hidden className={styles['inLight']} />
        </>
      }
      onClick={() => {
        track('header:theme', { theme: next });
        setChoice(next);
      }}
    />
  );
}
