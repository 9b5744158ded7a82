import type { Block } from '../layout/read-text.js';
import { findDates, findRanges } from '../text/dates.js';
import { blank, isLink } from './lines.js';
import { commaParts, type Phrase, phraseAt, splitPhrases, withoutPlace } from '../layout/phrases.js';
import { joinSchoolNames, namesCollegeDegree } from './school-names.js';
import {
  degreePattern,
  fieldPattern,
  gpaPattern,
  gradedDegree,
  institutionPattern,
} from './study-patterns.js';

export interface Study {
  degree: Phrase | null;
  field: Phrase | null;
  institution: Phrase | null;
  gpa: Phrase | null;
  dates: { start: string | null; end: string | null; text: string } | null;
  readonly blocks: Block[];
}

const empty = (): Study => ({
  degree: null,
  field: null,
  institution: null,
  gpa: null,
  dates: null,
  blocks: [],
});

/** Parts of one phrase: degree parts before the school's, a place at the end taken off. */
function readPhrase(phrase: Phrase): {
  degree: Phrase | null;
  institution: Phrase | null;
  other: Phrase | null;
} {
  const { rest } = withoutPlace(phrase);
  if (!rest) return { degree: null, institution: null, other: null };
  const parts = commaParts(rest);
  const school = parts.findIndex(
    (part) =>
      institutionPattern.test(part.text) &&
      !gradedDegree.test(part.text) &&
      !/^(?:high school|bằng)/i.test(part.text),
  );
  const degree = parts.findIndex(
    (part, i) => i !== school && (degreePattern.test(part.text) || gradedDegree.test(part.text)),
  );
  const join = (from: number, to: number): Phrase | null => {
    const [a, b] = [parts[from], parts[to - 1]];
    return a && b && to > from
      ? { text: rest.text.slice(a.start - rest.start, b.end - rest.start), start: a.start, end: b.end }
      : null;
  };
  if (school < 0)
    return degree < 0
      ? { degree: null, institution: null, other: rest }
      : { degree: rest, institution: null, other: null };
  if (degree < 0)
    return {
      degree: null,
      institution: join(school, parts.length),
      other: school > 0 ? join(0, school) : null,
    };
  return school > degree
    ? { degree: join(degree, school), institution: join(school, parts.length), other: null }
    : { degree: join(degree, parts.length), institution: join(school, degree), other: null };
}

interface Reader {
  readonly studies: Study[];
  current: Study;
}

/** The entry to write `key` into: a new one when it is taken. */
function roomFor(reader: Reader, key: 'degree' | 'institution' | 'dates', block: Block): Study {
  if (reader.current[key] !== null) {
    reader.current = empty();
    reader.studies.push(reader.current);
  }
  if (!reader.current.blocks.includes(block)) reader.current.blocks.push(block);
  return reader.current;
}

function readDates(reader: Reader, block: Block): string {
  const { text } = block;
  const range = findRanges(text)[0];
  const single = range ? undefined : findDates(text)[0];
  const found = range ?? single;
  if (!found || (block.bullet && text.length > 80)) return text;
  const next = roomFor(reader, 'dates', block);
  next.dates = range
    ? { start: range.startText, end: range.endText, text: range.text }
    : { start: null, end: found.text, text: found.text };
  return blank(text, found.start, found.end);
}

function readRest(reader: Reader, phrase: Phrase, block: Block, besideSchool: boolean): void {
  const gpa = gpaPattern.exec(phrase.text);
  if (gpa) {
    const at = phrase.start + gpa.index + gpa[0].length - (gpa[1]?.length ?? 0);
    reader.current.gpa ??= phraseAt(gpa[1] ?? '', at);
    return;
  }
  const field = fieldPattern.exec(phrase.text);
  if (field) {
    reader.current.field ??= phraseAt(phrase.text.slice(field[0].length), phrase.start + field[0].length);
    return;
  }
  if (besideSchool && namesCollegeDegree(phrase.text)) {
    roomFor(reader, 'degree', block).degree = phrase;
    return;
  }
  const { degree, institution, other } = readPhrase(phrase);
  if (institution) roomFor(reader, 'institution', block).institution = institution;
  if (degree) roomFor(reader, 'degree', block).degree = degree;
  if (
    /^(?:graduated|expected(?: graduation)?|graduation|tốt nghiệp|in progress|present)\W*$/iu.test(
      phrase.text,
    )
  )
    return;
  const free =
    other &&
    !/@|\d{3}/.test(other.text) &&
    !block.bullet &&
    other.text.length <= 60 &&
    !/[.:]$/.test(other.text);
  if (free && reader.current.field === null && other.text.split(' ').length <= 6)
    reader.current.field = other;
}

/** The studies of an education section, whatever the order of their lines. */
export function studiesOf(blocks: readonly Block[]): Study[] {
  const first = empty();
  const reader: Reader = { studies: [first], current: first };
  for (const [i, block] of blocks.entries()) {
    const besideSchool = [blocks[i - 1], blocks[i + 1], block].some((near) =>
      splitPhrases(near?.text ?? '', 0).some(
        ({ text }) => institutionPattern.test(text) && !namesCollegeDegree(text),
      ),
    );
    if (isLink(block.text)) continue;
    const long = block.text.length > 140 && !institutionPattern.test(block.text);
    if (
      long ||
      (block.bullet &&
        /^(?:relevant )?(?:coursework|courses|thesis|đồ án|luận văn|môn học)/i.test(block.text))
    )
      continue;
    const before = reader.current;
    const text = readDates(reader, block);
    const degreeKnown = reader.current.degree !== null;
    for (const phrase of joinSchoolNames(splitPhrases(text, block.start), text, block.start, degreeKnown))
      readRest(reader, phrase, block, besideSchool);
    // Dates opened a new entry that nothing else of the line filled: they belong to the line's own entry.
    if (reader.current !== before && !reader.current.blocks.includes(block))
      reader.current.blocks.push(block);
  }
  return reader.studies.filter((study) => study.degree !== null || study.institution !== null);
}
