import { useTranslation, useLanguage, languages } from '@fitfolio/web-kit/i18n';
import { Link } from '@fitfolio/web-kit/router';
import { useCurrentUser, useSession, useSignOut } from '@fitfolio/web-kit/session';
import { themeChoices, useTheme } from '@fitfolio/web-kit/theme';
import { track } from '@fitfolio/web-kit/track';
import { Button } from '@fitfolio/web-kit/ui/core';
import { LogOut } from 'lucide-react';
import { useAccountItems } from './account-items.js';
import { OptionRow } from './option-row.js';
import styles from './header.module.css';
import { languageNames } from './language-menu.js';
import { NavLinks } from './nav-links.js';

function AccountLinks() {
  const { t } = useTranslation('host');
  const { user } = useCurrentUser();
  const items = useAccountItems();
  const signOut = useSignOut();
  return (
    <>
      <p className={styles['menuName']}>{user?.name ?? t('header.account')}</p>
      <NavLinks menu />
      {items.map(({ key, path, icon, label }) => (
        <Link key={key} to={path} className={styles['link']} onClick={() => track(`header:${key}`)}>
          {icon} {label}
        </Link>
      ))}
      <Button
        block
        icon={<LogOut size={18} aria-hidden />}
        onClick={() => {
          track('header:sign-out');
          void signOut();
        }}
      >
        {t('header.signOut')}
      </Button>
    </>
  );
}

/** What the header holds, unfolded on small screens. */
export function MobileMenu() {
  const { t } = useTranslation('host');
  const { signedIn } = useSession();
  const { language, setLanguage } = useLanguage();
  const { choice, setChoice } = useTheme();
  return (
    <nav id="mobile-menu" className={styles['menu']} aria-label={t('header.navigation')}>
      {signedIn ? <AccountLinks /> : <NavLinks menu />}
      <OptionRow
        label={t('header.languageLabel')}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={(value) => {
          track('header:language', { language: value });
          setLanguage(value);
        }}
      />
      <OptionRow
        label={t('header.themeLabel')}
        choices={themeChoices.map((value) => ({ value, label: t(`header.themes.${value}`) }))}
        value={choice}
        onChange={(value) => {
          track('header:theme', { theme: value });
          setChoice(value);
        }}
      />
    </nav>
  );
}
