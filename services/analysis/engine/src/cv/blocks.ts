import {
  type CvDesign,
  type CvDocument,
  type CvEntry,
  type CvLine,
  type CvSection,
  isListSection,
} from './cv-document.js';
import { printed } from './font.js';
import { type CvWords, cvWords } from './words.js';

/** A paragraph of a CV before it is broken into rows. `line` names the line it shows, for the editor. */
export type CvBlock =
  | {
      readonly type: 'name' | 'headline' | 'heading' | 'text';
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
  /** Addresses side by side; none of them is torn. */
  | { readonly type: 'contact'; readonly parts: readonly string[] }
  | { readonly type: 'bullet'; readonly text: string; readonly line: string }
  | { readonly type: 'list'; readonly label: string; readonly text: string };

/** Between addresses. */
export const contactSign = '  •  ';

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

/**
 * What stands on the rows of an entry, left and right. Each field has a cell of its own, so that a reader needs no word lists to
 * tell them apart.
 */
function entryCells(
  { org, place, dates }: Readonly<Record<'org' | 'place' | 'dates', string>>,
  title: string,
  design: CvDesign,
): (readonly [string, string])[] {
  const when = joined([dates, place], ' · ');
  const datesFirst: (readonly [string, string])[] = [
    [when, ''],
    [org, ''],
  ];
  switch (design) {
    case 'harvard':
      return org === ''
        ? [
            [title, dates],
            [place, ''],
          ]
        : [
            [org, place],
            [title, dates],
          ];
    case 'compact':
      return title === ''
        ? datesFirst
        : [
            [title, dates],
            [org, place],
          ];
    // Dates at the right of a column look like a third column to machines.
    case 'two-column':
      return title === ''
        ? datesFirst
        : [
            [title, ''],
            [org, ''],
            [when, ''],
          ];
  }
}

/** `GPA: 3.45/4`, `Grade: Distinction`; a grade that says itself what it is stays as it is. */
function labelledGrade(grade: string, words: CvWords): string {
  if (grade === '' || /^(?:gpa|cpa|grade|loại|xếp loại|hạng)(?![\p{L}])/iu.test(grade)) return grade;
  return `${/[\p{L}%]/u.test(grade) ? words.mark : words.grade}: ${grade}`;
}

function entryRows(entry: CvEntry, kind: CvSection['kind'], design: CvDesign, words: CvWords): CvBlock[] {
  const grade = kind === 'education' ? labelledGrade(printed(entry.detail), words) : '';
  const title = joined([entry.title, grade], '. ');
  const fields = { org: printed(entry.org), place: printed(entry.place), dates: printed(entry.dates) };
  const pairs = entryCells(fields, title, design);
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

const compound = /[()[\],]|\s(?:and|và|&)\s/iu;

/** A list of names; where a name joins two things, has brackets or a comma, semicolons say where each ends. */
export function listText(lines: readonly CvLine[]): string {
  const items = lines.map((line) => printed(line.text));
  return items.join(items.some((item) => compound.test(item)) ? '; ' : ', ');
}

function listRow(label: string, lines: readonly CvLine[]): CvBlock[] {
  const text = listText(lines);
  return text === '' ? [] : [{ type: 'list', label, text }];
}

function sectionBlocks({ kind, entries }: CvSection, design: CvDesign, words: CvWords): CvBlock[] {
  const body = entries.flatMap((entry): CvBlock[] => {
    const lines = shownLines(entry);
    if (isListSection(kind)) return listRow(printed(entry.title), lines);
    return [
      ...entryRows(entry, kind, design, words),
      ...lines.map(({ id, text }): CvBlock => ({ type: 'bullet', text: printed(text), line: id })),
    ];
  });
  return body.length === 0 ? [] : [{ type: 'heading', text: words.sections[kind] }, ...body];
}

const said = (type: 'name' | 'headline' | 'text', text: string): CvBlock[] =>
  printed(text) === '' ? [] : [{ type, text: printed(text) }];

const summaryBlocks = ({ summary }: CvDocument, words: CvWords): CvBlock[] =>
  summary?.shown === true && printed(summary.text) !== ''
    ? [
        { type: 'heading', text: words.summary },
        { type: 'text', text: printed(summary.text), line: summary.id },
      ]
    : [];

const inSide = new Set<CvSection['kind']>(['skills', 'languages', 'interests']);

/** The paragraphs of a CV in reading order. */
export function blocksOf(document: CvDocument): CvColumns {
  const { contact, sections, design } = document;
  const words = cvWords[document.language];
  const { place, email, phone, links } = contact;
  const addresses = [place, email, phone, ...links].map(printed).filter((part) => part !== '');
  const title = [...said('name', contact.name), ...said('headline', document.headline)];
  const summary = summaryBlocks(document, words);
  const blocks = (wanted: (section: CvSection) => boolean): CvBlock[] =>
    sections.filter(wanted).flatMap((section) => sectionBlocks(section, design, words));
  if (design === 'two-column') {
    const reach = addresses.flatMap((text) => said('text', text));
    return {
      head: title,
      main: [...summary, ...blocks(({ kind }) => !inSide.has(kind))],
      side: [
        ...(reach.length === 0 ? [] : [{ type: 'heading' as const, text: words.contact }, ...reach]),
        ...blocks(({ kind }) => inSide.has(kind)),
      ],
    };
  }
  const reach = addresses.length === 0 ? [] : [{ type: 'contact' as const, parts: addresses }];
  return { head: [...title, ...reach], main: [...summary, ...blocks(() => true)], side: [] };
}
