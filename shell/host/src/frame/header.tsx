import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useLocation } from '@fitfolio/web-kit/router';
import { useSession } from '@fitfolio/web-kit/session';
import { track } from '@fitfolio/web-kit/track';
import { IconButton } from '@fitfolio/web-kit/ui/core';
import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AccountMenu } from './account-menu.js';
import { BalanceLink } from './balance-link.js';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.js';
import { Logo } from './logo.js';
import { MobileMenu } from './mobile-menu.js';
import { NavLinks } from './nav-links.js';
import { ThemeToggle } from './theme-toggle.js';

function Links() {
  const { ready, signedIn } = useSession();
  if (!ready) return <span className={styles['waiting']} aria-hidden />;
  if (!signedIn) return <NavLinks />;
  return (
    <>
      <NavLinks />
      <BalanceLink />
      <AccountMenu />
    </>
  );
}

/** The product's header on every page but the back office. */
export function Header() {
  const { t } = useTranslation('host');
  const { key } = useLocation();
  const { signedIn } = useSession();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  const toggle = (): void => {
    track('header:menu', { open: !open });
    setOpen(!open);
  };
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Logo />
        <nav className={styles['wide']} aria-label={t('header.navigation')}>
          <LanguageMenu />
          <ThemeToggle />
          <span className={styles['divider']} aria-hidden />
          <Links />
        </nav>
        <div className={styles['narrow']}>
          {signedIn ? <BalanceLink /> : null}
          <IconButton
            label={open ? t('header.closeMenu') : t('header.openMenu')}
            aria-expanded={open}
            aria-controls="mobile-menu"
            icon={open ? <X aria-hidden /> : <Menu aria-hidden />}
            onClick={toggle}
          />
        </div>
      </div>
      {open ? <MobileMenu /> : null}
    </header>
  );
}
