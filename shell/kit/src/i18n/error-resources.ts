import { i18n } from './i18n.js';
import { languages } from './language-choice.js';

const files = {
  vi: () => import('./resources/problems.vi.json', { with: { type: 'json' } }),
  en: () => import('./resources/problems.en.json', { with: { type: 'json' } }),
};

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const texts = await Promise.all(languages.map((language) => files[language]()));
  languages.forEach((language, n) => i18n.addResourceBundle(language, 'errors', texts[n]?.default, true));
}

/**
 * Makes sure that there are words for an error code. What a page without any server may have to say is always there;
 * the words for the services' own codes come with the first of them.
 */
export async function loadErrorResources(code: string): Promise<void> {
  if (i18n.exists(`errors:${code}`)) return;
  loading ??= load();
  try {
    await loading;
  } catch {
    // The file did not come: the server's own words stand in, and the next error tries anew.
    loading = undefined;
  }
}
