export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];

/** Vietnamese is the default and the fallback. */
export const defaultLanguage: Language = 'vi';
const storageKey = 'language';

export const isLanguage = (value: unknown): value is Language => languages.some((l) => l === value);

/** What the visitor chose before, else the default. Storage may be forbidden. */
export function readLanguage(): Language {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // The choice then lives as long as the page.
  }
}
