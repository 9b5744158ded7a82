import type { TFunction } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import { i18n } from './i18n.js';

/** How often texts were added to a namespace. */
const added = new Map<string, number>();
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
i18n.on('languageChanged', tell);
i18n.store.on('added', (_language: string, namespace: string) => {
  added.set(namespace, (added.get(namespace) ?? 0) + 1);
  tell();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `t` of one namespace. The component renders again when the language changes, or the texts do. */
export function useTranslation(namespace: string): { readonly t: TFunction } {
  const snapshot = (): string => `${i18n.language} ${added.get(namespace) ?? 0}`;
  const state = useSyncExternalStore(subscribe, snapshot, snapshot);
  // oxlint-disable-next-line exhaustive-deps -- `state` says that the same key may have another text
  return useMemo(() => ({ t: i18n.getFixedT(null, namespace) }), [namespace, state]);
}
