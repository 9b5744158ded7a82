import { loadNow, matchRoutes } from '@fitfolio/web-kit/host';
import type { Remote } from '@fitfolio/web-kit/remote';
import { nextTask } from '../next-task.js';
import { ownerOf } from '../remotes/remote-of-path.js';
import { remotes } from '../remotes/remotes.js';
import { readTyped, retype, type Typed } from './typed-text.js';

/** The page that came rendered. React leaves it alone until `waiting` is over, and then takes it over as it stands. */
export const firstPage: { waiting: Promise<void> | null; failed: boolean } = {
  waiting: null,
  failed: false,
};

let taken = true;
let known: Promise<unknown> = Promise.resolve();
let typed: readonly Typed[] = [];

/** The remote, once it is there or has failed. */
function settled(name: string): Promise<Remote | null> {
  return new Promise((resolve) => {
    const look = (): void => {
      const state = remotes.get(name);
      if (state.kind !== 'ready' && state.kind !== 'failed') return;
      stop();
      resolve(state.kind === 'ready' ? state.remote : null);
    };
    const stop = remotes.subscribe(look);
    remotes.load(name);
    look();
  });
}

async function load(path: string): Promise<boolean> {
  const name = ownerOf(path)?.name;
  const remote = name === undefined ? null : await settled(name);
  if (!remote) return false;
  const match = matchRoutes(
    [...remote.routes].map((route) => ({ path: route.path, handle: route.load })),
    path,
  );
  const page: unknown = match?.[0]?.route.handle;
  if (typeof page !== 'function') return false;
  await nextTask();
  await loadNow(page as () => Promise<unknown>).catch(() => undefined);
  return true;
}

/** True once the visitor wants more of the page than to read it. */
const wantsMore = (): boolean => document.documentElement.dataset['kept'] !== undefined;

/** A page to read stays as it is when its remote does not come, until somebody presses a button in it. */
const untilWanted = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!wantsMore()) return;
      removeEventListener('click', later);
      resolve();
    };
    const later = (): void => void setTimeout(look, 0);
    addEventListener('click', later);
    look();
  });

/**
 * Begins to load what the rendered page needs; `form`: it is there to be filled in, not to be read. `session` settles when it
 * is known who the visitor is.
 */
export function awaitFirstPage(path: string, form: boolean, session: Promise<unknown>): void {
  known = session;
  const run = async (): Promise<void> => {
    firstPage.failed = !(await load(path));
    if (firstPage.failed && !form) await untilWanted();
    typed = readTyped();
    firstPage.waiting = null;
  };
  taken = false;
  firstPage.waiting = run();
}

/**
 * Called when React has taken the page over: what was typed until then is done now. What was pressed is done by the visitor,
 * not by the guest that the page was rendered for: React draws it for them in its next turn.
 */
export function firstPageTaken(): void {
  if (taken) return;
  taken = true;
  retype(typed);
  typed = [];
  void known.finally(() => setTimeout(ready));
}

function ready(): void {
  performance.mark('fit:ready');
  dispatchEvent(new Event('fit:ready'));
}
