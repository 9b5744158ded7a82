import { type CvDocument, linesOf } from './cv-document.js';

export interface CvDifference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly { readonly from: string; readonly to: string }[];
}

/** What is printed of a CV, by the id of what prints it. */
function printedOf(document: CvDocument): Map<string, string> {
  const { contact, headline, sections } = document;
  const all = new Map<string, string>();
  const put = (id: string, text: string): void => void (text.trim() !== '' && all.set(id, text));
  const { name, email, phone, place, links } = contact;
  put('name', name);
  put('contact', [place, email, phone, ...links].filter((part) => part !== '').join(' • '));
  put('headline', headline);
  for (const { entries } of sections)
    for (const { id, org, place: at, title, dates, detail } of entries)
      put(id, [org, at, title, detail, dates].filter((part) => part !== '').join(' · '));
  for (const { id, text, shown } of linesOf(document)) if (shown) put(id, text);
  return all;
}

/** What one version prints and the other does not. */
export function compareVersions(before: CvDocument, after: CvDocument): CvDifference {
  const [old, now] = [printedOf(before), printedOf(after)];
  return {
    added: [...now].filter(([id]) => !old.has(id)).map(([, text]) => text),
    removed: [...old].filter(([id]) => !now.has(id)).map(([, text]) => text),
    changed: [...now].flatMap(([id, to]) => {
      const from = old.get(id);
      return from !== undefined && from !== to ? [{ from, to }] : [];
    }),
  };
}
