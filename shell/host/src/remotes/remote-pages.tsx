import { useRoutes } from '@fitfolio/web-kit/host';
import { NotFound, PageSkeleton } from '@fitfolio/web-kit/page';
import type { Remote, RemoteRoute } from '@fitfolio/web-kit/remote';
import { AccessGuard } from '@fitfolio/web-kit/session';
import { useMemo, type ReactNode } from 'react';
import { RemoteFallback } from './remote-fallback.js';
import { useLoaded } from './use-loaded.js';

function LoadedPage({ route }: { route: RemoteRoute }) {
  const [loaded, retry] = useLoaded(route.load);
  if (!loaded) return <PageSkeleton />;
  if ('error' in loaded) return <RemoteFallback fault="unreachable" onRetry={retry} />;
  const Page = loaded.value;
  return <Page />;
}

const noFrame = (): Promise<null> => Promise.resolve(null);

function RemoteFrame({ remote, children }: { remote: Remote; children: ReactNode }) {
  const [loaded, retry] = useLoaded<Awaited<ReturnType<NonNullable<Remote['frame']>>> | null>(
    remote.frame ?? noFrame,
  );
  if (!remote.frame) return children;
  if (!loaded) return <PageSkeleton />;
  if ('error' in loaded) return <RemoteFallback fault="unreachable" onRetry={retry} />;
  const Frame = loaded.value;
  return Frame ? <Frame>{children}</Frame> : children;
}

function GuardedPage({ remote, route }: { remote: Remote; route: RemoteRoute }) {
  return (
    <AccessGuard access={route.access}>
      <RemoteFrame remote={remote}>
        <LoadedPage key={route.path} route={route} />
      </RemoteFrame>
    </AccessGuard>
  );
}

/** The pages of one remote, each behind its guard. */
export function RemotePages({ remote }: { remote: Remote }) {
  const routes = useMemo(
    () => [
      ...remote.routes.map((route) => ({
        path: route.path,
        element: <GuardedPage remote={remote} route={route} />,
      })),
      { path: '*', element: <NotFound /> },
    ],
    [remote],
  );
  return useRoutes(routes);
}
