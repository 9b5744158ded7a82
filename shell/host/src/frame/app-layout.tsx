import { isAdminPath } from '@fitfolio/web-kit/paths';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useLocation } from '@fitfolio/web-kit/router';
import { useSession } from '@fitfolio/web-kit/session';
import { lazy, Suspense, type ReactNode } from 'react';
import { Footer } from './footer.js';
import styles from './app-layout.module.css';
import { Header } from './header.js';
import { ownerOf } from '../remotes/remote-of-path.js';
import { isProfileComplete } from './is-profile-complete.js';

// Only a new user needs it, so it is loaded on demand.
const Onboarding = lazy(() => import('./onboarding.js').then((m) => ({ default: m.Onboarding })));

/** Header, page and footer. The back office has its own layout. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('host');
  const { pathname } = useLocation();
  const { signedIn, user } = useSession();
  if (isAdminPath(pathname) && ownerOf(pathname)) return children;
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
      {signedIn && user && !isProfileComplete(user) ? (
        <Suspense fallback={null}>
          <Onboarding />
        </Suspense>
      ) : null}
    </div>
  );
}
