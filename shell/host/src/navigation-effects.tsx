import { countNavigation } from '@fitfolio/web-kit/host';
import { loginPath } from '@fitfolio/web-kit/paths';
import { useLocation, useNavigate } from '@fitfolio/web-kit/router';
import { useSession } from '@fitfolio/web-kit/session';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** What every navigation does, and the way to the log-in page when a session has run out. */
export function NavigationEffects() {
  const { pathname, search } = useLocation();
  const { endedBy } = useSession();
  const navigate = useNavigate();
  const shown = useRef(pathname);

  // Runs before paint, so that a new page is always seen from its top.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    countNavigation();
    window.scrollTo(0, 0);
  }, [pathname]);

  const here = useRef('');
  here.current = pathname + search;
  // `navigate` changes with every address, so it is no dependency: one end of a session redirects once.
  const go = useRef(navigate);
  go.current = navigate;
  useEffect(() => {
    if (endedBy === 'expired') void go.current(loginPath(here.current), { replace: true });
  }, [endedBy]);

  return null;
}
