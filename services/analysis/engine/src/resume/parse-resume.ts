import type { Document } from '../document.js';
import { type Block, type ReadText, readDocument } from '../layout/read-text.js';
import type { ResumeFacts, SkillLine } from '../report.js';
import { languageOf } from '../text/language.js';
import { chosenReading } from './chosen-reading.js';
import type { Contact } from './contact.js';
import type { Study } from './education.js';
import type { Position } from './experience.js';
import type { Section } from './sections.js';
import { endOfRange, mergedMonths, type Month, monthOf } from '../text/dates.js';
import { listedEntries, type ListedEntry, listedProjects, type Project } from './lists.js';
import type { Phrase } from '../layout/phrases.js';
import { type KnownLanguage, listedLanguages, tellsLanguage } from './languages.js';
import { coursesIn } from './study-courses.js';
import { listedSkills, skillLinesOf, usedSkills } from './skills.js';
import {
  toldCertificates,
  toldEntries,
  isLeftDegree,
  isPaper,
  withoutGivers,
  withoutStudies,
} from './told-facts.js';
import { asWritten, recased } from './capitals.js';
import { studiesOutside, withFirmSections, withoutFirm } from './firm-sections.js';
import { leisureOf } from './leisure.js';

/** A résumé with the place of each fact. */
export interface Resume {
  readonly read: ReadText;
  readonly sections: readonly Section[];
  readonly contact: Contact;
  readonly summary: { readonly start: number; readonly end: number; readonly text: string } | null;
  readonly positions: readonly Position[];
  readonly studies: readonly Study[];
  readonly skills: readonly Phrase[];
  /** Skills that jobs and projects name and no list does. */
  readonly used: readonly Phrase[];
  readonly skillLines: readonly SkillLine[];
  readonly interests: readonly string[];
  readonly certifications: readonly ListedEntry[];
  readonly languages: readonly KnownLanguage[];
  readonly projects: readonly Project[];
  readonly awards: readonly ListedEntry[];
  readonly activities: readonly ListedEntry[];
  /** The month that stands for "present". */
  readonly now: Month | null;
  readonly months: number | null;
}

/** Ranges of positions with open ends closed at `now`. */
export function closedRanges(
  positions: readonly Position[],
  now: Month | null,
): { from: Month; to: Month }[] {
  return positions.flatMap(({ range }) => {
    if (range?.seasons) return [...range.seasons];
    const to = endOfRange(range, now);
    return range && range.from !== null && to !== null && to >= range.from ? [{ from: range.from, to }] : [];
  });
}

function summaryOf(sections: readonly Section[], positions: readonly Position[]): Resume['summary'] {
  const taken = new Set(positions.flatMap((position) => [...position.header, ...position.body]));
  const section = sections.find((s) => s.kind === 'summary');
  const blocks = (section?.blocks ?? [])
    .filter((block) => !taken.has(block) && !isWish(block))
    .map(withoutLabel);
  const [first, last] = [blocks[0], blocks[blocks.length - 1]];
  if (first && last) {
    const text = blocks.map((block) => block.text).join('\n');
    return {
      start: first.start,
      end: first.start + text.length === last.end ? last.end : first.end,
      text: first.start + text.length === last.end ? text : first.text,
    };
  }
  const loose = sections
    .filter((s) => s.kind === 'contact' || s.kind === 'skills')
    .flatMap((s) => s.blocks.filter((block) => !taken.has(block) && tells(block, s.kind === 'contact')))[0];
  return loose ? { start: loose.start, end: loose.end, text: loose.text } : null;
}

const labelWordsMax = 4;
const isLabel = (text: string): boolean =>
  text.split(/\s+/).length <= labelWordsMax && !/[\d.,;]/u.test(text);

/** `Mong muốn | Được đứng lớp …`: without its label a wish reads as what is so. */
const wished = /(?<!\p{L})(?:mong muốn|nguyện vọng|hy vọng|goals?|wish(?:es)?|hopes?|looking for)(?!\p{L})/iu;
const isWish = ({ cells: [label, value, more] }: Block): boolean =>
  label !== undefined &&
  value !== undefined &&
  more === undefined &&
  isLabel(label.text) &&
  wished.test(label.text);

/** `Giới thiệu | Tôi nấu món Huế …`: the cell that is a label is no part of what is told. */
function withoutLabel(block: Block): Block {
  const [label, value] = block.cells;
  return block.cells.length === 2 && label && value && isLabel(label.text)
    ? { ...block, start: value.start, text: value.text, cells: [value] }
    : block;
}

const proseWordsMin = 9;
const proseCharsMin = 140;
const listedMin = 2;
/** Where commas part so few words, things are listed. */
const wordsOfItem = 5;

/** A paragraph of sentences; under the name a short one does. */
function tells(block: Block, underName: boolean): boolean {
  const { text } = block;
  const [label] = block.cells;
  // A row of a form says one thing.
  if (block.cells.length === 2 && label && isLabel(label.text)) return false;
  const listed =
    text.split(';').length > listedMin || text.split(',').length * wordsOfItem > text.split(/\s+/).length;
  if (!underName) return text.length > proseCharsMin && !block.bullet && !listed && /[.!]/.test(text);
  const words = text.split(/\s+/);
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    words.length >= proseWordsMin &&
    lower * 2 > words.length &&
    !/\S@\S/.test(text) &&
    !/:\s/.test(text.slice(0, 60))
  );
}

/** The sections of a read résumé, and the facts in them with their places. */
export function resumeOf(read: ReadText, today: string): Resume {
  const lower = recased(read);
  return lower === null ? readResume(read, today) : asWritten(readResume(lower, today), read, lower);
}

function readResume(read: ReadText, today: string): Resume {
  const chosen = chosenReading(read);
  const { contact } = chosen;
  const sections = withFirmSections(chosen.sections, read);
  const studies = studiesOutside(chosen.studies, sections);
  const positions = withoutFirm(chosen.positions, sections);
  const leisure = leisureOf(sections);
  const summary = summaryOf(sections, positions);
  const now = monthOf(today, false);
  const projects = listedProjects(sections);
  const work = [...positions, ...projects].flatMap((entry) => entry.body);
  const skills = listedSkills(sections, work, contact.name);
  const told = sections.filter(({ kind }) => kind === 'summary').flatMap(({ blocks }) => blocks);
  const awards = listedEntries(sections, 'awards');
  const certificates = [
    ...withoutStudies(listedEntries(sections, 'certifications'), studies),
    ...awards.filter(isPaper),
    ...sections
      .filter((s) => s.kind === 'education')
      .flatMap((s) => coursesIn(s.blocks))
      .filter(({ text: course }) => !studies.some(({ degree }) => degree && course.startsWith(degree.text))),
  ];
  const { lines: skillLines, hobbies } = skillLinesOf(sections, contact.name);
  return {
    read,
    sections,
    contact,
    summary,
    positions,
    studies,
    skills,
    used: usedSkills(skills, work, told),
    skillLines,
    interests: [
      ...hobbies,
      ...leisure.likings,
      ...toldEntries(sections, 'interests').map(({ text: line }) => line),
    ],
    certifications: withoutGivers([
      ...certificates,
      ...toldCertificates(sections, studies, certificates),
    ]).filter(({ text: named }) => !isLeftDegree(named)),
    languages: listedLanguages(sections, languageOf(read.text) === 'vi'),
    projects,
    awards: [...awards.filter((entry) => !isPaper(entry)), ...toldEntries(sections, 'awards')],
    activities: [
      ...listedEntries(sections, 'activities'),
      ...listedEntries(sections, 'publications'),
      ...leisure.activities,
      ...toldEntries(sections, 'activities'),
    ].filter(({ text: told }) => !tellsLanguage(told)),
    now,
    months: mergedMonths(closedRanges(positions, now)),
  };
}

const text = (phrase: Phrase | null): string | null => phrase?.text ?? null;

const datesOf = (entries: readonly ListedEntry[]): (string | null)[] => entries.map(({ dates }) => dates);

export function factsOf(resume: Resume): ResumeFacts {
  const { contact } = resume;
  return {
    language: languageOf(resume.read.text),
    contact: {
      full_name: text(contact.name),
      email: text(contact.email),
      phone: text(contact.phone),
      location: text(contact.place),
      links: contact.links.map((link) => link.text),
    },
    headline: text(contact.headline),
    summary: resume.summary?.text ?? null,
    experience: resume.positions.map((position) => ({
      title: text(position.title),
      company: text(position.company),
      location: text(position.place),
      start: position.range?.startText || null,
      end: position.range?.endText ?? null,
      dates: position.range?.text ?? null,
      bullets: position.body.map((block) => block.text),
      ...(position.unsure && { unsure: true }),
    })),
    education: resume.studies.map((study) => ({
      degree: text(study.degree),
      field: text(study.field),
      institution: text(study.institution),
      gpa: text(study.gpa),
      start: study.dates?.start ?? null,
      end: study.dates?.end ?? null,
      dates: study.dates?.text ?? null,
    })),
    skills: [...resume.skills, ...resume.used].map((skill) => skill.text),
    skillLines: resume.skillLines.map(({ label, items }) => ({ label, items: [...items] })),
    interests: [...resume.interests],
    certifications: resume.certifications.map((entry) => entry.text),
    languages: resume.languages.map(({ name, level }) => ({ name, level })),
    projects: resume.projects.map((project) => ({
      name: project.name.text,
      dates: project.dates,
      bullets: project.body.map((block) => block.text),
    })),
    awards: resume.awards.map((award) => award.text),
    activities: resume.activities.map((activity) => activity.text),
    listDates: {
      certifications: datesOf(resume.certifications),
      awards: datesOf(resume.awards),
      activities: datesOf(resume.activities),
    },
    experienceMonths: resume.months,
  };
}

/** The facts of a résumé, each as written in it; `today` (`YYYY-MM-DD`) ends what goes on at present. */
export const parseResume = (document: Document, today: string): ResumeFacts =>
  factsOf(resumeOf(readDocument(document), today));
