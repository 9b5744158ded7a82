import { on } from '@fitfolio/web-kit/events';
import { matchRoutes, preload } from '@fitfolio/web-kit/host';
import type { Remote } from '@fitfolio/web-kit/remote';
import { ownerOf } from './remote-of-path.js';
import { remotes } from './remotes.js';

function warmPage(remote: Remote, path: string): void {
  const match = matchRoutes(
    [...remote.routes].map(({ path: pattern, load }) => ({ path: pattern, handle: load })),
    path,
  );
  const load: unknown = match?.[0]?.route.handle;
  if (typeof load === 'function') preload(load as () => Promise<unknown>);
}

/** Loads the remote and the page of a link someone points at. Returns the function that stops it. */
export function startPreloads(): () => void {
  return on('navigation:intent', ({ path }) => {
    const name = ownerOf(path)?.name;
    if (name === undefined) return;
    remotes.load(name);
    const state = remotes.get(name);
    if (state.kind === 'ready') return warmPage(state.remote, path);
    const stop = remotes.subscribe(() => {
      const now = remotes.get(name);
      if (now.kind === 'loading') return;
      stop();
      if (now.kind === 'ready') warmPage(now.remote, path);
    });
  });
}
