import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useLocation } from '@fitfolio/web-kit/router';
import { IconButton } from '@fitfolio/web-kit/ui/core';
import { Drawer } from '@fitfolio/web-kit/ui/feedback';
import { Menu } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './admin-layout.module.css';
import { AdminMenu } from './admin-menu.js';
import { AdminTitle } from './admin-title.js';

const yearSeconds = 365 * 24 * 3600;

/** The edge gives releases that administrators try to browsers that say so; every release is public anyway. */
const tryReleases = (): void => {
  document.cookie = `audience=admin; path=/; max-age=${yearSeconds}; samesite=lax`;
};

/** The back office around its pages: a sidebar, or on small screens a bar with a drawer. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('mfe-admin');
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [key]);
  useEffect(tryReleases, []);
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#main">
        {t('frame.skip')}
      </a>
      <header className={styles['bar']}>
        <AdminTitle />
        <IconButton
          label={t('frame.openMenu')}
          icon={<Menu aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
      </header>
      <aside className={styles['sidebar']} aria-label={t('frame.sidebar')}>
        <AdminTitle />
        <AdminMenu />
      </aside>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        placement="right"
        size={300}
        title={t('frame.title')}
        closable={{ 'aria-label': t('frame.closeMenu') }}
      >
        <div className={styles['drawer']}>
          <AdminMenu />
        </div>
      </Drawer>
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
    </div>
  );
}
