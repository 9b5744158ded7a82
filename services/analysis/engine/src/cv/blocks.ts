import { type CvDocument, type CvEntry, type CvLine, type CvSection, isListSection } from './cv-document.js';
import { printed } from './font.js';
import { type CvWords, cvWords } from './words.js';

/** A paragraph of a CV before it is broken into rows. `line` names the line it shows, for the editor. */
export type CvBlock =
  | {
      readonly type: 'name' | 'headline' | 'contact' | 'heading' | 'text';
      readonly text: string;
      readonly line?: string;
    }
  | {
      readonly type: 'entry';
      readonly face: 'bold' | 'italic';
      readonly left: string;
      readonly right: string;
      readonly first: boolean;
      readonly last: boolean;
    }
  | { readonly type: 'bullet'; readonly text: string; readonly line: string }
  | { readonly type: 'list'; readonly label: string; readonly text: string };

export interface CvColumns {
  readonly head: readonly CvBlock[];
  readonly main: readonly CvBlock[];
  /** Empty in designs of one column. */
  readonly side: readonly CvBlock[];
}

const joined = (parts: readonly string[], sign: string): string =>
  parts
    .map(printed)
    .filter((part) => part !== '')
    .join(sign);

const shownLines = ({ lines }: CvEntry): CvLine[] =>
  lines.filter(({ shown, text }) => shown && printed(text) !== '');

function entryRows(entry: CvEntry, kind: CvSection['kind'], roleFirst: boolean, words: CvWords): CvBlock[] {
  const grade =
    entry.detail === '' ? '' : /\p{L}/u.test(entry.detail) ? entry.detail : `${words.grade}: ${entry.detail}`;
  const title = joined([entry.title, kind === 'education' ? grade : ''], '. ');
  const [org, place, dates] = [entry.org, entry.place, entry.dates].map(printed) as [string, string, string];
  const pairs: readonly (readonly [string, string])[] = roleFirst
    ? [
        [title, dates],
        [joined([org, place], ', '), ''],
      ]
    : [
        [org, place],
        [title, dates],
      ];
  const kept = pairs.filter(([left, right]) => left !== '' || right !== '');
  // What stands alone moves to the left: a row that begins with nothing reads badly.
  const rows = kept.map(([left, right]) => (left === '' ? [right, ''] : [left, right]) as [string, string]);
  return rows.map(([left, right], i) => ({
    type: 'entry',
    face: i === 0 ? 'bold' : 'italic',
    left,
    right,
    first: i === 0,
    last: i === rows.length - 1,
  }));
}

function sectionBlocks({ kind, entries }: CvSection, roleFirst: boolean, words: CvWords): CvBlock[] {
  const body = entries.flatMap((entry): CvBlock[] => {
    const lines = shownLines(entry);
    if (isListSection(kind)) {
      const text = joined(
        lines.map((line) => line.text),
        ', ',
      );
      return text === '' ? [] : [{ type: 'list', label: printed(entry.title), text }];
    }
    return [
      ...entryRows(entry, kind, roleFirst, words),
      ...lines.map(({ id, text }): CvBlock => ({ type: 'bullet', text: printed(text), line: id })),
    ];
  });
  return body.length === 0 ? [] : [{ type: 'heading', text: words.sections[kind] }, ...body];
}

const inSide = new Set<CvSection['kind']>(['skills', 'languages', 'certifications', 'awards', 'interests']);

/** The paragraphs of a CV in reading order. */
export function blocksOf(document: CvDocument): CvColumns {
  const { contact, headline, summary, sections, design } = document;
  const words = cvWords[document.language];
  const { place, email, phone, links } = contact;
  const two = design === 'two-column';
  const roleFirst = design !== 'harvard';
  const said = (type: 'name' | 'headline' | 'text', text: string): CvBlock[] =>
    printed(text) === '' ? [] : [{ type, text: printed(text) }];
  const address = joined([place, email, phone, ...links], '  •  ');
  const head: CvBlock[] = [
    ...said('name', contact.name),
    ...said('headline', headline),
    ...(address === '' ? [] : [{ type: 'contact' as const, text: address }]),
  ];
  const about: CvBlock[] =
    summary?.shown === true && printed(summary.text) !== ''
      ? [
          { type: 'heading', text: words.summary },
          { type: 'text', text: printed(summary.text), line: summary.id },
        ]
      : [];
  const blocks = (wanted: (section: CvSection) => boolean): CvBlock[] =>
    sections.filter(wanted).flatMap((section) => sectionBlocks(section, roleFirst, words));
  return {
    head,
    main: [...about, ...blocks(({ kind }) => !two || !inSide.has(kind))],
    side: two ? blocks(({ kind }) => inSide.has(kind)) : [],
  };
}
