import type {
  CvDocument,
  CvEntry,
  CvLine,
  CvSection,
  CvSectionKind,
} from '@fitfolio/fit-engine/cv/cv-document';
import { asLine, printed } from '@fitfolio/fit-engine/cv/font';
import type { Proposal } from '@fitfolio/fit-engine/cv/reword';

// Changes of a document; each gives a new one and leaves the rest as it is.

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
}

const at = <T extends { readonly id: string }>(list: readonly T[], id: string, change: (one: T) => T): T[] =>
  list.map((one) => (one.id === id ? change(one) : one));

export const changeSection = (
  document: CvDocument,
  kind: CvSectionKind,
  change: (section: CvSection) => CvSection,
): CvDocument => ({
  ...document,
  sections: document.sections.map((section) => (section.kind === kind ? change(section) : section)),
});

export const changeEntry = (
  document: CvDocument,
  kind: CvSectionKind,
  id: string,
  change: (entry: CvEntry) => CvEntry,
): CvDocument =>
  changeSection(document, kind, (section) => ({ ...section, entries: at(section.entries, id, change) }));

/** The line wherever it stands. */
export const changeLine = (document: CvDocument, id: string, change: Partial<CvLine>): CvDocument => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({
      ...entry,
      lines: at(entry.lines, id, (line) => ({ ...line, ...change })),
    })),
  })),
});

/** Typed by the person; who types the résumé's own words again has the résumé's line back. */
export function withText(line: CvLine, text: string): CvLine {
  const own = line.quote !== null && asLine(line.quote.quote) === printed(text);
  return { ...line, text, by: own ? 'resume' : 'you', rules: [] };
}

export const accepted = (line: CvLine, { text, rules }: Proposal): CvLine => ({
  ...line,
  text,
  by: line.by === 'you' ? 'you' : 'reworded',
  rules: [...line.rules, ...rules],
});

/** The line in the optional model's words, which say the same. */
export const phrased = (line: CvLine, text: string): CvLine => ({ ...line, text, by: 'model', rules: [] });

/** The line as the résumé has it. */
export const restored = (line: CvLine): CvLine =>
  line.quote === null ? line : { ...line, text: asLine(line.quote.quote), by: 'resume', rules: [] };

const newId = (): string => `y${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;

export const newLine = (): CvLine => ({
  id: newId(),
  text: '',
  by: 'you',
  quote: null,
  rules: [],
  shown: true,
});

export const newEntry = (): CvEntry => ({
  id: newId(),
  org: '',
  place: '',
  title: '',
  dates: '',
  detail: '',
  by: 'you',
  quotes: [],
  lines: [newLine()],
});
