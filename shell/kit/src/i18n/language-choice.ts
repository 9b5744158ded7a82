import { storageKeys, storedText } from '../storage.js';

export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];

/** Vietnamese is the default and the fallback. */
export const defaultLanguage: Language = 'vi';

export const isLanguage = (value: unknown): value is Language => languages.some((l) => l === value);

/** What the visitor chose before. */
const storage = storedText('local', storageKeys.language, isLanguage);
const cookieSeconds = 365 * 24 * 3600;

/** A link may say in which language a page is wanted; that is a choice as well. */
function keepAsked(): void {
  const asked = new URLSearchParams(location.search).get('language');
  if (isLanguage(asked) && storage.read() !== asked) keepLanguage(asked);
}

/** The language of a page that came rendered, else what was chosen before. */
export function firstLanguage(): Language {
  if (typeof location !== 'undefined') keepAsked();
  const rendered =
    typeof document === 'undefined' ? null : document.getElementById('root')?.dataset['language'];
  return isLanguage(rendered) ? rendered : (storage.read() ?? defaultLanguage);
}

/** Remembers a choice: for scripts, and in a cookie for the edge, which sends rendered pages in that language. */
export function keepLanguage(language: Language): void {
  storage.write(language);
  document.cookie = `${storage.key}=${language}; path=/; max-age=${cookieSeconds}; samesite=lax`;
}
