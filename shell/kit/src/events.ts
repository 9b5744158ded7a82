/**
 * What remotes and the host tell each other when a cache tag cannot say it. Add a line per event; the payload is plain
 * data.
 */
export interface KitEvents {
  /** The pointer or the focus is on a link to `path`. The host preloads that page. */
  'navigation:intent': { path: string };
}

type Listener<Name extends keyof KitEvents> = (payload: KitEvents[Name]) => void;

const listeners: { readonly [Name in keyof KitEvents]: Set<Listener<Name>> } = {
  'navigation:intent': new Set(),
};

export function emit<Name extends keyof KitEvents>(name: Name, payload: KitEvents[Name]): void {
  for (const listener of listeners[name]) listener(payload);
}

/** Returns the function that stops listening. */
export function on<Name extends keyof KitEvents>(name: Name, listener: Listener<Name>): () => void {
  listeners[name].add(listener);
  return () => listeners[name].delete(listener);
}
