import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { isApiError } from '../api/api-error.js';
import { useTranslation } from '../i18n/use-translation.js';
import { ErrorState } from '../page/error-state.js';
import { PageSkeleton } from '../page/page-skeleton.js';
import { loginPath, paths, safeRedirect } from '../paths.js';
import { toast } from '../toast/toast-store.js';
import { profileSectionStorage } from './session-storage.js';
import { useCurrentUser } from './use-current-user.js';
import { useSession } from './use-session.js';

/** Who may see a page. */
export type PageAccess = 'public' | 'guest' | 'user' | 'admin';

function ToLogin() {
  const { endedBy } = useSession();
  const { pathname, search } = useLocation();
  // After signing out on purpose there is no redirect back.
  return <Navigate to={endedBy === 'signed-out' ? paths.login : loginPath(pathname + search)} replace />;
}

function GuestOnly({ children }: { children: ReactNode }) {
  const { ready, signedIn } = useSession();
  const [search] = useSearchParams();
  if (!ready) return <PageSkeleton />;
  return signedIn ? <Navigate to={safeRedirect(search.get('redirect')) ?? paths.home} replace /> : children;
}

function RequireUser({ children }: { children: ReactNode }) {
  const { ready, signedIn } = useSession();
  if (!ready) return <PageSkeleton />;
  return signedIn ? children : <ToLogin />;
}

function NotAdmin() {
  const { t } = useTranslation('kit');
  useEffect(() => toast.warning(t('adminOnly')), [t]);
  return <Navigate to={paths.home} replace />;
}

/** Nothing of the back office answers before there is a second factor, so that the way leads to where one is set up. */
function NeedsSecondFactor() {
  const { t } = useTranslation('kit');
  useEffect(() => toast.warning(t('secondFactorMissing')), [t]);
  profileSectionStorage.write('security');
  return <Navigate to={paths.userProfile} replace />;
}

function RequireAdmin({ children }: { children: ReactNode }) {
  const { user, error, confirmed, refetch } = useCurrentUser();
  if (user?.is_admin && user.secondFactorMissing !== true) return children;
  if (error && isApiError(error)) return <ErrorState error={error} onRetry={refetch} />;
  if (!confirmed || !user) return <PageSkeleton />;
  return user.is_admin ? <NeedsSecondFactor /> : <NotAdmin />;
}

/** Shows the page to those who may see it and redirects the others. */
export function AccessGuard({ access, children }: { access: PageAccess; children: ReactNode }) {
  if (access === 'guest') return <GuestOnly>{children}</GuestOnly>;
  if (access === 'public') return children;
  return <RequireUser>{access === 'admin' ? <RequireAdmin>{children}</RequireAdmin> : children}</RequireUser>;
}
