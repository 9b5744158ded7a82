import { i18n } from './i18n.js';

/** A namespace in both languages: nested objects of strings. */
export interface Texts {
  readonly vi: object;
  readonly en: object;
}

/** Adds a namespace. Called by the host for each remote, and by a page for texts too long for the remote's entry. */
export function addTexts(namespace: string, texts: Texts): void {
  i18n.addResourceBundle('vi', namespace, texts.vi, true, true);
  i18n.addResourceBundle('en', namespace, texts.en, true, true);
}
