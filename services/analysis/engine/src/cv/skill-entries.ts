import type { Skill } from '../catalogue/entry.js';
import { isPlace } from '../catalogue/places.js';
import { matchSkills } from '../catalogue/skills.js';
import type { PremiumRequirement, Quote } from '../premium/premium-report.js';
import type { ResumeFacts } from '../report.js';
import { findDates } from '../text/dates.js';
import { fold } from '../text/fold.js';
import { tokenize } from '../text/tokens.js';
import { headingAbove } from './beside.js';
import { type Builder, field, type Read } from './builder.js';
import type { CvEntry, CvLanguage } from './cv-document.js';
import { cvWords } from './words.js';

/** The catalogue's entry that a skill is called by. */
function entryOf(skill: string): Skill | undefined {
  const found = matchSkills(skill, tokenize(skill), true);
  const whole = found.find(({ start, end }) => start === 0 && end === skill.length) ?? found[0];
  return whole?.value;
}

/** Skills that stand in the résumé by themselves, not only within a sentence about something else. */
function isListed(skill: string, { documents }: Read, told: readonly Quote[]): boolean {
  const { resume } = documents;
  for (let at = resume.indexOf(skill); at >= 0; at = resume.indexOf(skill, at + 1))
    if (!told.some(({ start, end }) => start <= at && end > at)) return true;
  return false;
}

const spoken = /^(?:i|we|my|tôi|em|mình|chưa|không|never|not)\s|\s(?:never|not yet)$/iu;
/** A place, a date or a sentence about oneself that stood among the skills is none. */
const isSkill = (skill: string): boolean =>
  !isPlace(skill) &&
  !spoken.test(skill) &&
  findDates(skill).every(({ start, end }) => end - start < skill.length);

/** Only a title, an employer or a certificate has the word: it is no skill of its own. */
function isName({ evidence }: PremiumRequirement, { experience, certifications }: ResumeFacts): boolean {
  const names = [...experience.flatMap(({ title, company }) => [title, company]), ...certifications];
  return evidence.every(({ quote }) =>
    names.some((name) => name !== null && fold(name).includes(fold(quote))),
  );
}

/** `React`, `Kaizen`: called the same in every language; `cloud` in a sentence is a word like others. */
const isProduct = (skill: string): boolean => {
  const entry = entryOf(skill);
  return entry !== undefined && entry.en === entry.vi && /^[\p{Lu}\d]/u.test(skill);
};

/** `hệ Fanuc`, `pumps by Grundfos`: who made a thing that was worked with is no skill. */
const isMaker = (skill: string, text: string): boolean => {
  const at = text.indexOf(skill);
  return at >= 0 && maker.test(text.slice(0, at));
};
const maker =
  /(?<!\p{L})(?:hệ(?: điều khiển)?|máy|hãng|dòng|loại|hiệu|thương hiệu|của|xe|made by|by|from|brand|make|of)\s$/iu;

/** Names that the post asks for and only lines of work show, which no list has. */
function toldNames(report: Read, listed: string, told: readonly Quote[]): string[] {
  const { resume, requirements } = report;
  const shown = requirements
    .filter((one) => one.verdict === 'met' && !isName(one, resume))
    .flatMap(({ ask }) => (ask.type === 'skill' ? [ask.skillId] : []));
  // A summary names what others do as well: "two BIM drafters".
  const lines = [...resume.experience, ...resume.projects].flatMap(({ bullets }) => bullets).join('\n');
  return resume.skills.filter(
    (skill) =>
      isProduct(skill) &&
      lines.includes(skill) &&
      !isMaker(skill, report.documents.resume) &&
      shown.includes(entryOf(skill)?.id ?? '') &&
      !listed.includes(fold(skill)) &&
      !isListed(skill, report, told) &&
      isSkill(skill),
  );
}

/** Headings of any list of skills. */
const plainHeading =
  /(?<!\p{L})(?:skills?|skillset|competenc\p{L}+|expertise|kỹ năng|kĩ năng|năng lực|chuyên môn|knowledge|abilities)(?!\p{L})/iu;

/** A list below `Tools` or `Phần mềm` is one of these. */
function groupOf(text: string, [first = '']: readonly string[]): string | null {
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    const heading = headingAbove(text, at);
    if (heading?.kind === 'skills') return plainHeading.test(heading.name) ? null : heading.name;
  }
  return null;
}

/**
 * The lists as the person wrote them, labels, order and brackets kept; behind those without a label, names that the post
 * asks for and lines of work show: unseen, until the person calls them back, since they listed them nowhere.
 */
function writtenSkills(
  build: Builder,
  report: Read,
  language: CvLanguage,
  told: readonly Quote[],
): CvEntry[] {
  const lines = (report.resume.skillLines ?? []).map(({ label, items }) => ({
    label: label ?? groupOf(report.documents.resume, items),
    items,
  }));
  const plain = lines.filter(({ label }) => label === null).flatMap(({ items }) => items);
  const more = toldNames(report, fold(lines.flatMap(({ items }) => items).join(' | ')), told);
  const entries = [
    { label: null, items: plain.length > 0 ? [...plain, ...more] : [] },
    ...lines.filter(({ label }) => label !== null),
    { label: null, items: plain.length > 0 ? [] : more },
  ];
  const names = cvWords[language].skillKinds;
  return grouped(entries).flatMap(({ label, items }) => {
    const own = build.lines([...new Set(items)].filter((item) => !isPlace(item) && !spoken.test(item)));
    const lines = own.map((line) => (more.includes(line.text) ? { ...line, shown: false } : line));
    return own.length === 0 ? [] : [{ ...build.entry({}, lines), title: field(label ?? names.hard) }];
  });
}

/** Neighbouring lists of one label are one list. */
const grouped = (lists: readonly { label: string | null; items: string[] }[]) =>
  lists.reduce<{ label: string | null; items: string[] }[]>((all, { label, items }) => {
    const last = all.at(-1);
    if (last && last.label === label) last.items = [...last.items, ...items];
    else all.push({ label, items: [...items] });
    return all;
  }, []);

/** What is listed, and of what is only told in a line, the skills that the post asks for and the report finds proved. */
export function skillEntries(
  build: Builder,
  report: Read,
  language: CvLanguage,
  told: readonly Quote[],
): CvEntry[] {
  const { resume, requirements } = report;
  const proved = requirements.filter(({ verdict }) => verdict === 'met');
  const isAsked = (skill: string, entry: Skill | undefined): boolean =>
    proved.some(({ ask }) =>
      ask.type === 'skill'
        ? ask.skillId === entry?.id
        : ask.type === 'term' && fold(ask.text) === fold(skill),
    );
  const seen = new Set<string>();
  const written = resume.skillLines ?? [];
  if (written.length > 0) return writtenSkills(build, report, language, told);
  const kept = resume.skills
    .filter((skill) => isSkill(skill) && !seen.has(fold(skill)) && seen.add(fold(skill)))
    .map((skill) => {
      const entry = entryOf(skill);
      return { skill, kind: entry?.kind ?? 'hard', asked: isAsked(skill, entry) };
    })
    .filter(({ skill, asked }) => asked || isListed(skill, report, told));
  const names = cvWords[language].skillKinds;
  return (['hard', 'tool', 'soft'] as const).flatMap((kind) => {
    const own = kept.filter((one) => one.kind === kind);
    const sorted = [...own.filter(({ asked }) => asked), ...own.filter(({ asked }) => !asked)];
    const lines = build.lines(sorted.map(({ skill }) => skill));
    return lines.length === 0 ? [] : [{ ...build.entry({}, lines), title: names[kind] }];
  });
}
