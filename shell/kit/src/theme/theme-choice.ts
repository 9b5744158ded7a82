import { storageKeys, storedText } from '../storage.js';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const darkQuery = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
const isChoice = (value: unknown): value is ThemeChoice => themeChoices.some((c) => c === value);

const storage = storedText('local', storageKeys.theme, isChoice);
const read = (): ThemeChoice => storage.read() ?? 'system';

let choice = read();

/** What is shown: the choice, or for `system` what the operating system prefers. */
export const isDark = (): boolean =>
  choice === 'dark' || (choice === 'system' && matchMedia(darkQuery).matches);

function show(): void {
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

export const themeChoice = {
  get: (): ThemeChoice => choice,
  set(next: ThemeChoice): void {
    choice = next;
    storage.write(next);
    show();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Starts following the operating system and the other tabs. */
export function startTheme(): void {
  matchMedia(darkQuery).addEventListener('change', show);
  window.addEventListener('storage', (event) => {
    if (event.key !== storage.key) return;
    choice = read();
    show();
  });
  show();
}
