import { isAdminPath } from '@fitfolio/web-kit/paths';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { useLocation } from '@fitfolio/web-kit/router';
import type { ReactNode } from 'react';
import { Footer } from './footer.js';
import styles from './frame.module.css';
import { Header } from './header.js';
import { Onboarding } from './onboarding.js';

/** Header, page, footer. The back office brings its own frame. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTexts('host');
  const { pathname } = useLocation();
  if (isAdminPath(pathname)) return children;
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#main">
        {t('skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <Footer />
      <Onboarding />
    </div>
  );
}
