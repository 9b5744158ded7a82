import { useSyncExternalStore } from 'react';
import { isDark, themeChoice, type ThemeChoice } from './theme-choice.js';

/** The choice, what it comes to, and how to change it. */
export function useTheme(): { choice: ThemeChoice; dark: boolean; setChoice: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(themeChoice.subscribe, themeChoice.get, (): ThemeChoice => 'system');
  const dark = useSyncExternalStore(themeChoice.subscribe, isDark, () => false);
  return { choice, dark, setChoice: themeChoice.set };
}
