import { AccessGuard, RemotePages } from '@fitfolio/web-kit/host';
import { NotFound, PageSkeleton } from '@fitfolio/web-kit/page';
import { useLocation } from '@fitfolio/web-kit/router';
import { use, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { firstPage, firstPageTaken } from '../first-page/first-page.js';
import { PageBoundary } from './page-boundary.js';
import { RemoteFallback } from './remote-fallback.js';
import { ownerOf } from './remote-of-path.js';
import { remotes } from './remotes.js';

const pageFailed = (retry: () => void) => <RemoteFallback fault="unreachable" onRetry={retry} />;

function LoadedRemote({ name }: { name: string }) {
  const { key } = useLocation();
  const stateNow = () => remotes.get(name);
  const state = useSyncExternalStore(remotes.subscribe, stateNow, stateNow);
  // The next navigation retries a remote that failed, before the failure of the last one is painted.
  useLayoutEffect(() => {
    if (remotes.get(name).kind === 'failed') remotes.retry(name);
    else remotes.load(name);
  }, [name, key]);
  useEffect(firstPageTaken, []);
  // The page that came rendered stays until its code is here. This stands before what the state decides: the remote
  // may be ready while its page is not.
  if (firstPage.waiting) use(firstPage.waiting);
  if (state.kind === 'ready') return <RemotePages remote={state.remote} failure={pageFailed} />;
  const retry = (): void => remotes.retry(name);
  if (state.kind === 'failed') return <RemoteFallback fault={state.fault} onRetry={retry} />;
  if (state.kind === 'loading' && state.slow) return <RemoteFallback fault="slow" onRetry={retry} />;
  return <PageSkeleton />;
}

/** The page of the current address: its remote is loaded, checked and shown, or the reason why not. */
export function RemoteOutlet() {
  const { pathname, key } = useLocation();
  const owner = ownerOf(pathname);
  const name = owner?.name;
  // While the guard still asks who it is, the remote may come already.
  useEffect(() => {
    if (name !== undefined) remotes.load(name);
  }, [name]);
  if (!owner) return <NotFound />;
  return (
    <PageBoundary resetKey={key}>
      <AccessGuard access={owner.access}>
        <LoadedRemote key={owner.name} name={owner.name} />
      </AccessGuard>
    </PageBoundary>
  );
}
