import { findRanges } from '../text/dates.js';
import { languageWithLevel } from './language-line.js';
import { cvLimits } from './limits.js';
import type { CvDocument, CvEntry, CvLine, CvSectionKind } from './cv-document.js';

/** The JSON Resume schema that the export says it follows. */
const schemaUrl = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Item = Record<string, unknown>;

const isYear = /^\d{4}$/u;
const pad = (value: number): string => String(value).padStart(2, '0');
/** A bare year stays one. */
const dateText = (month: number | null, said: string | null): string | undefined =>
  month === null
    ? undefined
    : `${Math.floor(month / 12)}${isYear.test(said ?? '') ? '' : `-${pad((month % 12) + 1)}`}`;

function datesOf(dates: string): Item {
  const range = findRanges(dates)[0];
  if (!range) return {};
  const startDate = dateText(range.from, range.startText);
  const endDate = range.open ? undefined : dateText(range.to, range.endText);
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

const texts = (lines: readonly CvLine[]): string[] =>
  lines.filter(({ shown }) => shown).map(({ text }) => text);
const filled = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).filter(
      ([, value]) => value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
const language = /^(?<name>[^(:]+?)\s*(?:\((?<level>[^()]*)\)|:\s*(?<told>.+))$/u;

/** A CV in the JSON Resume format; what the format has no field for keeps its words in the nearest one. */
export function jsonResumeOf(document: CvDocument): Item {
  const { contact, headline, summary, sections } = document;
  const of = (kind: CvSectionKind): CvEntry[] =>
    sections.filter((section) => section.kind === kind).flatMap(({ entries }) => entries);
  const linesIn = (kind: CvSectionKind): string[] => of(kind).flatMap(({ lines }) => texts(lines));
  return filled({
    $schema: schemaUrl,
    basics: filled({
      name: contact.name,
      label: headline,
      email: contact.email,
      phone: contact.phone,
      summary: summary?.shown === true ? summary.text : '',
      location: contact.place === '' ? undefined : { address: contact.place },
      profiles: contact.links.map((url) => ({ url })),
    }),
    work: of('experience').map((entry) =>
      filled({
        name: entry.org,
        location: entry.place,
        position: entry.title,
        ...datesOf(entry.dates),
        highlights: texts(entry.lines),
      }),
    ),
    education: of('education').map((entry) =>
      filled({
        institution: entry.org,
        studyType: entry.title,
        score: entry.detail,
        ...datesOf(entry.dates),
        courses: texts(entry.lines),
      }),
    ),
    projects: of('projects').map((entry) =>
      filled({
        name: entry.title,
        entity: entry.org,
        ...datesOf(entry.dates),
        highlights: texts(entry.lines),
      }),
    ),
    volunteer: of('activities').map((entry) =>
      filled({
        organization: entry.org,
        position: entry.title,
        ...datesOf(entry.dates),
        highlights: texts(entry.lines),
      }),
    ),
    skills: of('skills').map((entry) => filled({ name: entry.title, keywords: texts(entry.lines) })),
    certificates: linesIn('certifications').map((name) => ({ name })),
    languages: linesIn('languages').map((text) => {
      const { name = text, level, told } = language.exec(text)?.groups ?? {};
      return filled({ language: name, fluency: level ?? told });
    }),
    awards: linesIn('awards').map((title) => ({ title })),
    interests: linesIn('interests').map((name) => ({ name })),
  });
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const items = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : []);
const textAt = (item: Item, key: string, charsMax: number = cvLimits.fieldCharsMax): string => {
  const value = item[key];
  return typeof value === 'string' ? value.trim().slice(0, charsMax) : '';
};
const textsAt = (item: Item, key: string): string[] => {
  const value = item[key];
  return Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '')
    : [];
};

const readable = (date: string): string => {
  const [year, month] = date.split('-');
  return month === undefined ? (year ?? '') : `${month}/${year}`;
};

class Importer {
  #count = 0;
  #charsLeft: number = cvLimits.charsMax;

  readonly #present: string;

  constructor(present: string) {
    this.#present = present;
  }

  private id(kind: 'e' | 'l'): string {
    this.#count += 1;
    return `${kind}i${this.#count}`;
  }

  line = (text: string): CvLine => ({
    id: this.id('l'),
    text: text.slice(0, cvLimits.lineCharsMax),
    by: 'you',
    quote: null,
    rules: [],
    shown: true,
  });

  entry(
    fields: Partial<Pick<CvEntry, 'org' | 'place' | 'title' | 'dates' | 'detail'>>,
    lines: readonly string[],
  ): CvEntry {
    const empty = { org: '', place: '', title: '', dates: '', detail: '' };
    const short = Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, text.slice(0, cvLimits.fieldCharsMax)]),
    );
    const kept = lines
      .filter((text) => (this.#charsLeft -= text.length + cvLimits.lineCostChars) > 0)
      .slice(0, cvLimits.linesMax);
    return { id: this.id('e'), ...empty, ...short, by: 'you', quotes: [], lines: kept.map(this.line) };
  }

  dates(item: Item): string {
    const [from, to] = [textAt(item, 'startDate'), textAt(item, 'endDate')];
    if (from === '') return readable(to);
    return `${readable(from)} - ${to === '' ? this.#present : readable(to)}`;
  }

  list(lines: readonly string[], title = ''): CvEntry[] {
    return lines.length === 0 ? [] : [this.entry({ title }, lines)];
  }
}

/**
 * The content of a JSON Resume in place of a document's own; design, paper and language stay. Every line counts as the
 * person's own words. Null for JSON that is none.
 */
export function withJsonResume(document: CvDocument, json: unknown): CvDocument | null {
  if (!isItem(json) || !isItem(json['basics'])) return null;
  const { basics } = json as { basics: Item };
  const read = new Importer(document.language === 'vi' ? 'Hiện tại' : 'Present');
  const location = isItem(basics['location']) ? basics['location'] : {};
  const about = textAt(basics, 'summary', cvLimits.lineCharsMax);
  const entries: Partial<Record<CvSectionKind, CvEntry[]>> = {
    experience: items(json['work']).map((one) =>
      read.entry(
        {
          org: textAt(one, 'name') || textAt(one, 'company'),
          place: textAt(one, 'location'),
          title: textAt(one, 'position'),
          dates: read.dates(one),
        },
        [textAt(one, 'summary', cvLimits.lineCharsMax), ...textsAt(one, 'highlights')].filter(
          (text) => text !== '',
        ),
      ),
    ),
    education: items(json['education']).map((one) =>
      read.entry(
        {
          org: textAt(one, 'institution'),
          title: [textAt(one, 'studyType'), textAt(one, 'area')].filter((text) => text !== '').join(', '),
          detail: textAt(one, 'score') || textAt(one, 'gpa'),
          dates: read.dates(one),
        },
        textsAt(one, 'courses'),
      ),
    ),
    projects: items(json['projects']).map((one) =>
      read.entry(
        { org: textAt(one, 'entity'), title: textAt(one, 'name'), dates: read.dates(one) },
        [textAt(one, 'description', cvLimits.lineCharsMax), ...textsAt(one, 'highlights')].filter(
          (text) => text !== '',
        ),
      ),
    ),
    activities: items(json['volunteer']).map((one) =>
      read.entry(
        { org: textAt(one, 'organization'), title: textAt(one, 'position'), dates: read.dates(one) },
        [textAt(one, 'summary', cvLimits.lineCharsMax), ...textsAt(one, 'highlights')].filter(
          (text) => text !== '',
        ),
      ),
    ),
    skills: items(json['skills']).flatMap((one) => {
      const keywords = textsAt(one, 'keywords');
      const name = textAt(one, 'name');
      return keywords.length > 0 ? read.list(keywords, name) : read.list(name === '' ? [] : [name]);
    }),
    certifications: read.list(
      items(json['certificates'])
        .map((one) => textAt(one, 'name'))
        .filter((name) => name !== ''),
    ),
    languages: read.list(
      items(json['languages']).flatMap((one) => {
        const [name, level] = [textAt(one, 'language'), textAt(one, 'fluency')];
        return name === '' ? [] : [languageWithLevel(name, level)];
      }),
    ),
    awards: read.list(
      items(json['awards'])
        .map((one) => textAt(one, 'title'))
        .filter((title) => title !== ''),
    ),
    interests: read.list(
      items(json['interests'])
        .map((one) => textAt(one, 'name'))
        .filter((name) => name !== ''),
    ),
  };
  return {
    ...document,
    contact: {
      name: textAt(basics, 'name'),
      email: textAt(basics, 'email'),
      phone: textAt(basics, 'phone'),
      place: textAt(location, 'address') || textAt(location, 'city'),
      links: [textAt(basics, 'url'), ...items(basics['profiles']).map((profile) => textAt(profile, 'url'))]
        .filter((link) => link !== '')
        .slice(0, cvLimits.linksMax),
    },
    headline: textAt(basics, 'label'),
    summary: about === '' ? null : read.line(about),
    sections: document.sections.map(({ kind }) => ({
      kind,
      entries: (entries[kind] ?? []).slice(0, cvLimits.entriesMax),
    })),
  };
}
