import { useMemo, type ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { NotFound } from '../page/not-found.js';
import { PageSkeleton } from '../page/page-skeleton.js';
import { AccessGuard } from '../session/access-guard.js';
import type { Remote, RemoteRoute } from './define-remote.js';
import { useLoaded } from './use-loaded.js';

/** Shown when the files of a page could not be loaded. */
export type PageFailure = (retry: () => void) => ReactNode;

function LoadedPage({ route, failure }: { route: RemoteRoute; failure: PageFailure }) {
  const [loaded, retry] = useLoaded(route.load);
  if (!loaded) return <PageSkeleton />;
  if ('error' in loaded) return failure(retry);
  const Page = loaded.value;
  return <Page />;
}

type Frame = Awaited<ReturnType<NonNullable<Remote['frame']>>>;
const noFrame = (): Promise<Frame | null> => Promise.resolve(null);

function RemoteFrame(props: { remote: Remote; failure: PageFailure; children: ReactNode }) {
  const { remote, failure, children } = props;
  const [loaded, retry] = useLoaded<Frame | null>(remote.frame ?? noFrame);
  if (!remote.frame) return children;
  if (!loaded) return <PageSkeleton />;
  if ('error' in loaded) return failure(retry);
  const Frame = loaded.value;
  return Frame ? <Frame>{children}</Frame> : children;
}

/** The pages of one remote, each behind its guard and in the remote's frame, if it has one. */
export function RemotePages({ remote, failure }: { remote: Remote; failure: PageFailure }) {
  const routes = useMemo(
    () => [
      ...remote.routes.map((route) => ({
        path: route.path,
        element: (
          <AccessGuard access={route.access}>
            <RemoteFrame remote={remote} failure={failure}>
              <LoadedPage key={route.path} route={route} failure={failure} />
            </RemoteFrame>
          </AccessGuard>
        ),
      })),
      {
        path: '*',
        element: (
          <RemoteFrame remote={remote} failure={failure}>
            <NotFound />
          </RemoteFrame>
        ),
      },
    ],
    [remote, failure],
  );
  return useRoutes(routes);
}
