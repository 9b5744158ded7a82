export const isLanguage = (value: string | null): value is 'vi' | 'en' => value === 'vi' || value === 'en';

/** For `lang`: only a language that a reader could speak. */
export const spoken = (language: string): 'vi' | 'en' | undefined =>
  isLanguage(language) ? language : undefined;
