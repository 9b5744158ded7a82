export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'vite-ui-theme';
const darkQuery = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
const isChoice = (value: unknown): value is ThemeChoice => themeChoices.some((c) => c === value);

function read(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return isChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

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
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // The choice then lives as long as the page.
    }
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
    if (event.key !== storageKey) return;
    choice = read();
    show();
  });
  show();
}
