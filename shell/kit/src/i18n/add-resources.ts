import { i18n } from './i18n.js';

/** A namespace in both languages: nested objects of strings. */
export interface Resources {
  readonly vi: object;
  readonly en: object;
}

/** Adds a namespace. Called by the host for each remote, and by a page for resources too long for the remote's entry. */
export function addResources(namespace: string, resources: Resources): void {
  i18n.addResourceBundle('vi', namespace, resources.vi, true, true);
  i18n.addResourceBundle('en', namespace, resources.en, true, true);
}
