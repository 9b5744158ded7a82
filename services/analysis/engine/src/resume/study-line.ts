import { studyFamilies } from '../catalogue/degrees.js';
import {
  commaParts,
  cutAtCapitals,
  numberLength,
  type Phrase,
  phraseAt,
  splitPhrases,
  withoutPlace,
} from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { findDates, findRanges } from '../text/dates.js';
import { blank } from './lines.js';
import { isGrade, isSchoolName, joinSchoolNames, namesSchool } from './school-names.js';
import {
  barePattern,
  degreeAt,
  fieldPattern,
  gpaPattern,
  leavesSchool,
  namesDegree,
  studyLabel,
} from './study-patterns.js';
import { rowCells, type StudyColumn } from './study-table.js';

export interface StudyDates {
  readonly start: string | null;
  readonly end: string | null;
  readonly text: string;
}

/** What one line says, before it is known which entry the line belongs to. */
export interface Said {
  degree?: Phrase;
  institution?: Phrase;
  field?: Phrase;
  gpa?: Phrase;
  dates?: StudyDates;
  /** A phrase of no known kind: a school's or a field's name, as its place among the lines tells. */
  other?: Phrase;
  /** True when a place stands beside the unknown phrase: only a school has one. */
  placed?: boolean;
}

const remark =
  /^(?:graduated|expected(?: graduation)?|graduation|tốt nghiệp|in progress|present|ongoing|pursuing|completed|full[- ]time|part[- ]time|regular|chính quy|hệ chính quy|từ|tu|from|to|with|in|class of|year|yr)\W*$/iu;

/** Words that join a degree to its school within a phrase. */
const joint = /\s(?:from|at|tại|of the|affiliated to|under)\s+(?=[\p{Lu}\d])/u;

/** `Cử nhân Điều dưỡng Đại học Y Dược`: the school begins in a capital behind the field. */
const vietnameseDegree = 'cử nhân|kỹ sư|thạc sĩ|tiến sĩ|bác sĩ|dược sĩ';
const beginsWithDegree = new RegExp(`^(?:${vietnameseDegree})\\s`, 'iu');
const schoolBehind = new RegExp(
  `(?<=^(?:${vietnameseDegree})\\s\\p{L}[\\p{L}\\s]{2,60})\\s(?=(?:Trường|Đại học|ĐH|Học viện|Cao đẳng|CĐ)\\s+\\p{Lu})`,
  'iu',
);

function cutAtJoint(phrase: Phrase): Phrase[] {
  if (degreeAt(phrase.text) !== 0) return [phrase];
  const match =
    joint.exec(phrase.text) ?? (beginsWithDegree.test(phrase.text) ? schoolBehind.exec(phrase.text) : null);
  if (!match) return cutAtCapitals(phrase);
  const after = match.index + match[0].length;
  return [
    phraseAt(phrase.text.slice(0, match.index), phrase.start),
    phraseAt(phrase.text.slice(after), phrase.start + after),
  ];
}

const join = (parts: readonly Phrase[], from: number, to: number, whole: Phrase): Phrase | undefined => {
  const [a, b] = [parts[from], parts[to - 1]];
  return a && b && to > from
    ? { text: whole.text.slice(a.start - whole.start, b.end - whole.start), start: a.start, end: b.end }
    : undefined;
};

/** `ngành Công nghệ thực phẩm` behind the school, without its label. */
function fieldOf(part: Phrase | undefined): Phrase | undefined {
  const label = part ? fieldPattern.exec(part.text) : null;
  const name =
    part && label ? phraseAt(part.text.slice(label[0].length), part.start + label[0].length) : null;
  return name && name.text !== '' ? name : undefined;
}

/** `UNAM, Facultad de Contaduría`: the letters name the school, and the faculty is a part of it. */
const facultyFirst = /^(?:facul(?:ty|tad|té|dade)|school|department|khoa|viện)\s/iu;
const shortName = /^\p{Lu}{2,7}$/u;

/** The degree's and the school's parts of one phrase, a place at its end taken off. */
function readPhrase(phrase: Phrase, besideSchool: boolean): Said {
  const { rest, place } = withoutPlace(phrase);
  if (!rest) return { placed: true };
  const placed = place !== null;
  const parts = commaParts(rest);
  // Beside a degree, `ĐH Y tế Công cộng` is the school.
  const titled = parts.some(({ text }) => degreeAt(text) === 0 && !isGrade(text));
  const isSchool = (part: Phrase): boolean =>
    namesSchool(part.text) && !(besideSchool && !titled && isGrade(part.text)) && degreeAt(part.text) !== 0;
  const school = parts.findIndex(isSchool);
  const degree = parts.findIndex(
    (part, i) => i !== school && (degreeAt(part.text) >= 0 || (besideSchool && isGrade(part.text))),
  );
  if (
    school > 0 &&
    facultyFirst.test(parts[school]?.text ?? '') &&
    shortName.test(parts[school - 1]?.text ?? '')
  )
    return { institution: parts[school - 1] as Phrase };
  if (school < 0) {
    if (degree < 0) return { other: rest, placed };
    const beyond = join(parts, 1, parts.length, rest);
    const school = leavesSchool(parts[0]?.text ?? '') || /^\p{Lu}{3,6}(?:[\s,]|$)/u.test(beyond?.text ?? '');
    const named = beyond && isSchoolName(beyond) && studyFamilies(beyond.text).length === 0;
    if (degree === 0 && parts[0] && beyond && school && named)
      return { degree: parts[0], institution: beyond };
    const tail = parts[parts.length - 1];
    const tailed = tail && parts.length > 1 && degree === 0 && studyFamilies(tail.text).length === 0;
    return tailed && placed ? { degree: rest, placed } : { degree: rest };
  }
  if (degree < 0) {
    const fieldAt = parts.findIndex((part, i) => i > school && fieldPattern.test(part.text));
    const institution = join(parts, school, fieldAt < 0 ? parts.length : fieldAt, rest);
    const before = join(parts, 0, school, rest);
    const field = before ?? fieldOf(parts[fieldAt]);
    return { ...(institution && { institution }), ...(field && { field }) };
  }
  const [d, s] =
    school > degree
      ? [join(parts, degree, school, rest), join(parts, school, parts.length, rest)]
      : [join(parts, degree, parts.length, rest), join(parts, school, degree, rest)];
  return { ...(d && { degree: d }), ...(s && { institution: s }) };
}

export function datesIn(text: string): { dates: StudyDates; rest: string } | null {
  const range = findRanges(text)[0];
  if (range)
    return {
      dates: { start: range.startText, end: range.endText, text: range.text },
      rest: blank(text, range.start, range.end),
    };
  const single = findDates(text).at(-1);
  return single
    ? {
        dates: { start: null, end: single.text, text: single.text },
        rest: blank(text, single.start, single.end),
      }
    : null;
}

/** Takes a mark out of a phrase: `Cử nhân / Khá`, `B.Tech with 74%`, `BA, GPA 3.8`. */
function withoutMark(phrase: Phrase): { rest: Phrase | null; gpa: Phrase | null } {
  const bare = barePattern.exec(phrase.text);
  if (bare) return { rest: null, gpa: phrase };
  const gpa = gpaPattern.exec(phrase.text);
  if (gpa) {
    const at = gpa.index + gpa[0].length - (gpa[1]?.length ?? 0);
    // `Khá (GPA 3.1/4)`: the bracket says it in figures.
    const figures = /^\s\([^()]*\d[^()]*\)/u.exec(phrase.text.slice(gpa.index + gpa[0].length))?.[0] ?? '';
    const value = phraseAt(`${gpa[1] ?? ''}${figures}`, phrase.start + at);
    // `Cử nhân Kế toán. GPA: 3.45/4`: the stop parts the two.
    const head = phraseAt(phrase.text.slice(0, gpa.index).replace(/(?<=\p{Ll}{2})\.\s*$/u, ''), phrase.start);
    return { rest: /\p{L}{2}/u.test(head.text) ? head : null, gpa: value };
  }
  // The mark at the end of a run without signs: `Đại học Y Dược TP.HCM Khá`.
  const mark = /\s((?:xuất sắc|giỏi|trung bình khá|tb khá|khá|trung bình))$/iu.exec(phrase.text);
  if (mark?.[1] && mark.index > 0)
    return {
      rest: phraseAt(phrase.text.slice(0, mark.index), phrase.start),
      gpa: phraseAt(mark[1], phrase.start + mark.index + 1),
    };
  const tail = /(?:\s*[,/(–-]\s*|\s+(?:with|in)\s+|\s)(\(?[\p{L}\d][^,/(–]{1,24})$/u.exec(phrase.text);
  if (!tail?.[1] || !barePattern.test(tail[1])) return { rest: phrase, gpa: null };
  return {
    rest: phraseAt(phrase.text.slice(0, tail.index), phrase.start),
    gpa: phraseAt(tail[1], phrase.start + phrase.text.length - tail[1].length),
  };
}

const otherWordsMax = 12;

function merge(said: Said, more: Said): void {
  said.degree ??= more.degree;
  // `UEH – Đại học Kinh tế …`: the full name says more than its letters.
  if (more.institution && /^\p{Lu}{2,7}$/u.test(said.institution?.text ?? ''))
    said.institution = more.institution;
  said.institution ??= more.institution;
  said.field ??= more.field;
  said.gpa ??= more.gpa;
  said.other ??= more.other;
  said.placed ||= more.placed ?? false;
}

/** `Bằng cấp: Cử nhân`: the label says what the value is. */
function readLabelled(phrase: Phrase): Said | null {
  const label = studyLabel.exec(phrase.text);
  if (!label) return null;
  const value = phraseAt(phrase.text.slice(label[0].length), phrase.start + label[0].length);
  if (value.text === '') return {};
  if (label[1] !== undefined) return { degree: value };
  if (label[2] !== undefined) return { institution: withoutPlace(value).rest ?? value };
  if (label[3] !== undefined) return { field: value };
  return /^tốt nghiệp:/iu.test(label[0]) && namesSchool(value.text) ? { institution: value } : {};
}

/** `Tốt nghiệp Trung cấp nghề Nấu ăn`: the grade and what was studied. */
function withoutGraduating(phrase: Phrase): Phrase {
  const lead =
    /^(?:đã\s)?tốt nghiệp\s+(?=(?:trung cấp|cao đẳng|đại học|cử nhân|kỹ sư|thạc sĩ)\s\p{L})/iu.exec(
      phrase.text,
    )?.[0].length ?? 0;
  return lead === 0 ? phrase : phraseAt(phrase.text.slice(lead), phrase.start + lead);
}

/** `Đại học: Trường Đại học Nha Trang`: the grade is the label of its school. */
function readGraded(phrase: Phrase): Said | null {
  const at = phrase.text.indexOf(': ');
  const [label, value] = [
    phrase.text.slice(0, at),
    phraseAt(phrase.text.slice(at + 1), phrase.start + at + 1),
  ];
  const graded =
    degreeAt(label) === 0 ||
    /^(?:đại học|cao đẳng|trung cấp|cao học|graduate studies|tertiary|college|senior high|secondary|elementary|primary)(?: (?:level|education))?$/iu.test(
      label,
    );
  if (at < 0 || label.length > gradeCharsMax || !graded || !namesSchool(value.text)) return null;
  const { institution, field } = readPhrase(value, false);
  if (!institution) return null;
  const degree = namesDegree(label) || /^cao học$/iu.test(label) ? phraseAt(label, phrase.start) : undefined;
  return { institution, ...(degree && { degree }), ...(field && { field }) };
}
const gradeCharsMax = 40;

function readPart(phrase: Phrase, besideSchool: boolean): Said {
  const labelled = readGraded(phrase) ?? readLabelled(phrase);
  if (labelled) return labelled;
  const { rest, gpa } = withoutMark(phrase);
  const said: Said = gpa ? { gpa } : {};
  if (!rest || rest.text === '' || remark.test(rest.text)) return said;
  const field = fieldPattern.exec(rest.text);
  if (field && !namesSchool(rest.text)) {
    const name = phraseAt(rest.text.slice(field[0].length), rest.start + field[0].length);
    return name.text === '' ? said : { ...said, field: name };
  }
  const pupil = /^tốt nghiệp\s+(?=(?:trường\s|trung học|thpt\s|thcs\s).*\p{Lu}\p{Ll}+)/iu.exec(rest.text);
  if (pupil)
    return {
      ...said,
      institution: phraseAt(rest.text.slice(pupil[0].length), rest.start + pupil[0].length),
    };
  for (const piece of cutAtJoint(withoutGraduating(rest))) merge(said, readPhrase(piece, besideSchool));
  if (said.other && (said.other.text.split(' ').length > otherWordsMax || /[.:@]$|@/.test(said.other.text)))
    delete said.other;
  return said;
}

/** Two cells, the first of which is a label: the second is its value. */
function readLabelledCells({ cells }: Block): Said | null {
  const [label, value] = cells;
  if (!label || !value || cells.length !== 2) return null;
  const match = studyLabel.exec(`${label.text.replace(/\s*:$/, '')}:`);
  if (!match || match[0].length < label.text.length) return null;
  const phrase = phraseAt(value.text, value.start);
  if (match[1] !== undefined) return { degree: phrase };
  if (match[2] !== undefined) return { institution: withoutPlace(phrase).rest ?? phrase };
  return match[3] !== undefined ? { field: phrase } : null;
}

/** `Yaba College of Technology, Lagos: OND Accountancy`: the degree stands behind the colon. */
function cutAtColon(phrase: Phrase): Phrase[] {
  const at = phrase.text.indexOf(': ');
  const [head, tail] = [phrase.text.slice(0, at), phrase.text.slice(at + 2)];
  if (at < 0 || !namesSchool(head) || studyLabel.test(phrase.text) || degreeAt(tail) !== 0) return [phrase];
  return [phraseAt(head, phrase.start), phraseAt(tail, phrase.start + at + 2)];
}

export function readLine(block: Block, besideSchool: boolean): Said {
  const labelled = readLabelledCells(block);
  if (labelled) return labelled;
  if (/^12\s?\/\s?12$/u.test(block.text)) return { degree: phraseAt(block.text, block.start) };
  const dated = block.bullet && block.text.length > 110 ? null : datesIn(block.text);
  const number = numberLength(block.text);
  const text = ' '.repeat(number) + (dated?.rest ?? block.text).slice(number);
  const said: Said = dated ? { dates: dated.dates } : {};
  for (const phrase of joinSchoolNames(
    splitPhrases(text, block.start).flatMap(cutAtColon),
    text,
    block.start,
  ))
    merge(said, readPart(phrase, besideSchool));
  if (said.institution) said.institution = withoutFaculty(withoutTelling(withoutGraduated(said.institution)));
  return said;
}

const schoolWord =
  /(?<![\p{L}])(?:trường|đại học|học viện|cao đẳng|trung tâm|university|college|institute)(?![\p{L}])/iu;
const told =
  /^(?:(?:tôi|em|mình|i|we)\s)?(?:đã\s|từng\s|have\s|had\s)?(?:tốt nghiệp|theo học|học|graduated|studied|attended|completed|earned|received|obtained|hold)(?![\p{L}])/iu;

/** `Kenyatta University, graduated in 2013`, its date taken off. */
const withoutGraduated = (phrase: Phrase): Phrase =>
  phraseAt(
    phrase.text.replace(/,?\s(?:graduated|completed|finished|passed)(?:\s(?:in|on))?$/iu, ''),
    phrase.start,
  );

/** `Đại học Giao thông Vận tải, khoa Công trình`: a part of the school is no part of its name. */
function withoutFaculty(phrase: Phrase): Phrase {
  const bare = phrase.text.replace(/,\s(?:khoa|bộ môn|faculty of|department of|school of)\s.*$/iu, '');
  const lead =
    /^(?:khoa|bộ môn|faculty of|department of|school of)\s[^,]{2,40},\s/iu.exec(bare)?.[0].length ?? 0;
  const named = lead > 0 && namesSchool(bare.slice(lead));
  return named ? phraseAt(bare.slice(lead), phrase.start + lead) : phraseAt(bare, phrase.start);
}

/** `Tôi tốt nghiệp Trường … năm 2012`: a sentence's words before and behind the school's name go. */
function withoutTelling(phrase: Phrase): Phrase {
  if (!told.test(phrase.text)) return phrase;
  const at = schoolWord.exec(phrase.text)?.index ?? 0;
  const vietnamese = /^(?:(?:tôi|em|mình)\s)?(?:đã\s|từng\s)?(?:tốt nghiệp|theo học|học)\s/iu.test(
    phrase.text,
  );
  const head =
    vietnamese || /^\p{Lu}/u.test(phrase.text.slice(at))
      ? at
      : (/(?:from|at|the)\s(?=\p{Lu})/u.exec(phrase.text)?.index ?? 0);
  const lead = /^(?:from|at|the)\s/u.exec(phrase.text.slice(head))?.[0].length ?? 0;
  const rest = phrase.text
    .slice(head + lead)
    .replace(/\s(?:năm|in|with|loại|hệ|ngành|chuyên ngành)(?:\s.*)?$/iu, '');
  return phraseAt(rest, phrase.start + head + lead);
}

/** A table's row under a header: each cell is what its column says. */
export function readRow(block: Block, columns: readonly StudyColumn[]): Said {
  const said: Said = {};
  for (const [i, cell] of rowCells(block).entries()) {
    const phrase = phraseAt(cell.text, cell.start);
    const { rest, gpa } = withoutMark(phrase);
    switch (columns[i]) {
      case 'degree':
        if (rest) said.degree ??= rest;
        if (gpa) said.gpa ??= gpa;
        break;
      case 'school':
        said.institution ??= phrase;
        break;
      case 'field':
        said.field ??= phrase;
        break;
      case 'mark':
        said.gpa ??= phrase;
        break;
      default: {
        const dated = datesIn(cell.text);
        if (dated) said.dates ??= dated.dates;
      }
    }
  }
  return said;
}
