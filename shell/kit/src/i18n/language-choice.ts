import { storageKeys, storedText } from '../storage.js';

export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];

/** Vietnamese is the default and the fallback. */
export const defaultLanguage: Language = 'vi';

export const isLanguage = (value: unknown): value is Language => languages.some((l) => l === value);

/** What the visitor chose before. */
export const languageStorage = storedText('local', storageKeys.language, isLanguage);
