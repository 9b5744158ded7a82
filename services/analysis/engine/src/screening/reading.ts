import { headingKind } from '../catalogue/section-headings.js';
import type { PremiumReport } from '../premium/premium-report.js';
import { LineFinder } from './line-finder.js';

type FactPart =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'projects'
  | 'awards'
  | 'activities'
  | 'interests';

interface Value {
  /** What it is: `title`, `company`, `dates`, `bullet` … */
  readonly field: string;
  /** null where nothing was read. */
  readonly text: string | null;
}

export interface ReadFact {
  /** The same in every reading of one report: `experience.0`. */
  readonly id: string;
  readonly part: FactPart;
  readonly values: readonly Value[];
  /** The lines it comes from, from 0; none where it was put together otherwise. */
  readonly lines: readonly number[];
}

/** What was read of a résumé, fact by fact, and which of its lines gave none. */
export interface Reading {
  readonly facts: readonly ReadFact[];
  readonly lines: readonly { readonly text: string; readonly read: boolean }[];
}

type Facts = PremiumReport['resume'];
type Draft = Omit<ReadFact, 'id' | 'lines'>;

const valueOf = (field: string, text: string | null | undefined): Value => ({ field, text: text ?? null });
/** What only some have is left out where it is not. */
const maybe = (field: string, text: string | null | undefined): Value[] =>
  text ? [valueOf(field, text)] : [];
const bullets = (texts: readonly string[]): Value[] => texts.map((text) => valueOf('bullet', text));
const listOf = (part: FactPart, field: string, texts: readonly string[] = []): Draft[] =>
  texts.map((text) => ({ part, values: [valueOf(field, text)] }));

function contactOf({ contact, headline, summary }: Facts): Draft[] {
  const { full_name, email, phone, location, links } = contact;
  return [
    ...Object.entries({ full_name, email, phone, location }).map(([field, text]) => ({
      part: 'contact' as const,
      values: [valueOf(field, text)],
    })),
    ...listOf('contact', 'link', links),
    { part: 'summary', values: [valueOf('headline', headline)] },
    { part: 'summary', values: [valueOf('summary', summary)] },
  ];
}

const historyOf = ({ experience, education, projects }: Facts): Draft[] => [
  ...experience.map(({ title, company, location, dates, bullets: said }) => ({
    part: 'experience' as const,
    values: [
      valueOf('title', title),
      valueOf('company', company),
      ...maybe('location', location),
      valueOf('dates', dates),
      ...bullets(said),
    ],
  })),
  ...education.map(({ degree, field, institution, gpa, dates }) => ({
    part: 'education' as const,
    values: [
      valueOf('degree', degree),
      ...maybe('field', field),
      valueOf('institution', institution),
      ...maybe('gpa', gpa),
      valueOf('dates', dates),
    ],
  })),
  ...projects.map(({ name, dates, bullets: said }) => ({
    part: 'projects' as const,
    values: [valueOf('name', name), ...maybe('dates', dates), ...bullets(said)],
  })),
];

const listsOf = (facts: Facts): Draft[] => [
  ...listOf('skills', 'name', facts.skills),
  ...facts.languages.map(({ name, level }) => ({
    part: 'languages' as const,
    values: [valueOf('name', name), ...maybe('level', level)],
  })),
  ...listOf('certifications', 'name', facts.certifications),
  ...listOf('awards', 'name', facts.awards),
  ...listOf('activities', 'name', facts.activities),
  ...listOf('interests', 'name', facts.interests),
];

/** Too common to tell where an entry stands. */
const loose: readonly string[] = ['location', 'gpa', 'bullet'];

/** They stand above all parts. */
const atTop: readonly string[] = ['full_name', 'headline'];

/** Entries of one part come in the order of the text, so each is looked for behind the one before it. */
function placed(drafts: readonly Draft[], finder: LineFinder): ReadFact[] {
  const from = new Map<FactPart, number>();
  const counts = new Map<FactPart, number>();
  return drafts.map(({ part, values }) => {
    const nth = counts.get(part) ?? 0;
    counts.set(part, nth + 1);
    const top = finder.sectionStart(part);
    const start = from.get(part) ?? top;
    const places = values.flatMap(({ field, text }) => {
      const behind = atTop.includes(field) ? [0] : [start, top, 0];
      const place = text === null ? null : finder.find(text, behind);
      return place ? [{ ...place, field }] : [];
    });
    // A list of names may come in any order.
    const ends = places.filter(({ field }) => !loose.includes(field)).map(({ end }) => end);
    if (values.length > 1) from.set(part, Math.max(start, ...ends));
    const lines = [...new Set(places.flatMap((place) => place.lines))].toSorted((a, b) => a - b);
    return { id: `${part}.${nth}`, part, values, lines };
  });
}

/** Lines that are quoted for a verdict were read, too. */
function quotedLines({ requirements, documents }: PremiumReport): Set<number> {
  const starts = lineStarts(documents.resume);
  return new Set(
    requirements.flatMap(({ evidence }) =>
      evidence.flatMap(({ start, end }) =>
        starts.flatMap((at, line) => (at < end && (starts[line + 1] ?? Infinity) > start ? [line] : [])),
      ),
    ),
  );
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** What a report took from the résumé, for whom it is about. */
export function readingOf(report: PremiumReport): Reading {
  const { resume: facts, documents } = report;
  const texts = documents.resume.split('\n');
  const drafts = [...contactOf(facts), ...historyOf(facts), ...listsOf(facts)];
  const found = placed(drafts, new LineFinder(texts));
  const read = new Set([...found.flatMap(({ lines }) => lines), ...quotedLines(report)]);
  return {
    facts: found,
    lines: texts.map((text, line) => ({
      text,
      read: read.has(line) || text.trim() === '' || headingKind(text.replace(/[:：]\s*$/u, '')) !== null,
    })),
  };
}
