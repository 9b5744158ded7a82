import { addResources, checkRemote, type ModuleListEntry, type RemoteFault } from '@fitfolio/web-kit/host';
import type { Remote } from '@fitfolio/web-kit/remote';

/** `missing`: not in the module list. `unreachable`: its files, or the list, did not come. */
export type LoadFault = RemoteFault | 'missing' | 'unreachable';

export type RemoteState =
  | { kind: 'idle' }
  | { kind: 'loading'; slow: boolean }
  | { kind: 'ready'; remote: Remote }
  | { kind: 'failed'; fault: LoadFault };

interface Doors {
  findModule: (name: string, fresh: boolean) => Promise<ModuleListEntry | undefined>;
  loadModule: (entry: ModuleListEntry, again: boolean) => Promise<unknown>;
  /** Hears of each entry that cannot be used. */
  onFailure: (entry: ModuleListEntry) => void;
}

/** After this time the page offers a retry; the first attempt continues. */
export const slowMs = 10_000;

const idle: RemoteState = { kind: 'idle' };

/** Holds the state of every remote. Loads and checks a remote on first use, and again only after a failure. */
export function createRemoteLoader({ findModule, loadModule, onFailure }: Doors) {
  const states = new Map<string, RemoteState>();
  const tries = new Map<string, number>();
  const listeners = new Set<() => void>();

  const put = (name: string, state: RemoteState): void => {
    states.set(name, state);
    for (const listener of listeners) listener();
  };
  const get = (name: string): RemoteState => states.get(name) ?? idle;

  async function outcome(name: string, again: boolean): Promise<RemoteState> {
    const failed = (fault: LoadFault): RemoteState => ({ kind: 'failed', fault });
    let entry: ModuleListEntry | undefined;
    try {
      entry = await findModule(name, again);
      if (!entry) return failed('missing');
      const checked = checkRemote(await loadModule(entry, again));
      if ('fault' in checked) {
        onFailure(entry);
        return failed(checked.fault);
      }
      addResources(checked.remote.resources.namespace, checked.remote.resources);
      return { kind: 'ready', remote: checked.remote };
    } catch {
      if (entry) onFailure(entry);
      return failed('unreachable');
    }
  }

  async function run(name: string): Promise<void> {
    const number = (tries.get(name) ?? 0) + 1;
    tries.set(name, number);
    put(name, { kind: 'loading', slow: false });
    const timer = setTimeout(() => {
      if (tries.get(name) === number) put(name, { kind: 'loading', slow: true });
    }, slowMs);
    const next = await outcome(name, number > 1);
    clearTimeout(timer);
    // A late success of an earlier attempt counts; a late failure does not.
    const stale = tries.get(name) !== number;
    if (get(name).kind !== 'ready' && (!stale || next.kind === 'ready')) put(name, next);
  }

  return {
    get,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Starts loading unless it is under way, done or failed. */
    load(name: string): void {
      if (get(name).kind === 'idle') void run(name);
    },
    /** Starts anew unless it is done. */
    retry(name: string): void {
      if (get(name).kind !== 'ready') void run(name);
    },
  };
}
