/** A text that is kept in both languages; null for anything else. */
export function inLanguage(value: unknown, language: 'vi' | 'en'): string | null {
  if (typeof value !== 'object' || value === null || !(language in value)) return null;
  const text = (value as Readonly<Record<string, unknown>>)[language];
  return typeof text === 'string' ? text : null;
}
