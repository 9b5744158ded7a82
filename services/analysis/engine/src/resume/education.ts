import { studyFamilies } from '../catalogue/degrees.js';
import { commaParts, type Phrase, phraseAt, splitPhrases } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { isLink } from './lines.js';
import { type FormEntry, formedStudies, labelledMark } from './row-form.js';
import { isGrade, isSchoolName, namesSchool } from './school-names.js';
import { centre, course, isBesideStudy, isCourse, partedStudies } from './study-courses.js';
import { degreeAt } from './study-patterns.js';
import { datesIn, readLine, readRow, type Said, type StudyDates } from './study-line.js';
import { rowCells, type StudyColumn, studyColumns } from './study-table.js';

export interface Study {
  degree: Phrase | null;
  field: Phrase | null;
  institution: Phrase | null;
  gpa: Phrase | null;
  dates: StudyDates | null;
  readonly blocks: Block[];
}

/** What is told of a study beside it: its thesis, a term elsewhere, a club, a prize. */
const skipped =
  /^(?:(?:(?:year|semester|term|study) abroad|exchange(?: semester| year)?)\s*:|(?:level in eqf|[en]qf level|field\(s\) of study|(?:relevant |key |selected |main )?(?:coursework|courses?(?= ?:)|modules?|subjects?|thesis|dissertation|activities|honou?rs?(?= ?:)|awards?|awarded|best (?:student|graduat)|class rank|graduation project|accumulative grade|supervis|project(?= ?:)|minor|responsibilit|đồ án|luận văn|môn học|đề tài|hoạt động|thành tích|khóa luận|erasmus|semester(?: abroad)?|(?:(?:final|clinical|work|industrial|summer) )?(?:year )?placement|internship|capstone|final[- ]year project|scholarships?|bursar(?:y|ies)|dean['’]?s list|member|(?:(?:vice|co)[- ])?president(?! university)|treasurer|captain|volunteer|teaching(?= ?:)|tutor(?= ?:)|prizes?|winner|finalist|học bổng|thực tập|giải (?:nhất|nhì|ba|khuyến khích|thưởng)|thành viên|đoàn trường|tình nguyện|(?:học kỳ )?trao đổi|sinh viên (?:trao đổi|5 tốt)|bí thư|lớp trưởng))(?![\p{L}]))/iu;
const ofRank = /trường|đại học|học viện|cao đẳng|(?<![\p{L}])(?:ĐH|CĐ)(?![\p{L}])|university|college/iu;
const empty = (): Study => ({
  degree: null,
  field: null,
  institution: null,
  gpa: null,
  dates: null,
  blocks: [],
});

/** A line from its first word on, behind dates that stand before it. */
const undated = (text: string): string => (datesIn(text)?.rest ?? text).trim();

type Opener = 'degree' | 'institution' | 'dates';

/** The fact that each entry begins with, as the first line shows. */
const openerOf = ({ dates, degree, institution }: Said): Opener | null =>
  dates && !degree && !institution ? 'dates' : degree ? 'degree' : institution ? 'institution' : null;

/** True when the line's facts cannot stand in the entry, or when it begins the next one. */
function opensNext(current: Study, said: Said, opener: Opener | null): boolean {
  const taken =
    (said.degree && current.degree) ||
    (said.institution && current.institution) ||
    (said.dates && current.dates && (opener === 'dates' || said.degree || said.institution));
  if (taken) return true;
  const full = current.degree !== null || current.institution !== null;
  if (opener === 'degree' && said.degree)
    return full && current.institution !== null && current.dates !== null;
  if (opener === 'institution' && said.institution) return full && current.degree !== null;
  return false;
}

const nameWordsMax = 4;
/** `3 A-levels`: a count may stand before a degree. */
const countCharsMax = 3;

/** A name alone on the first line, before any degree: `Stanford`. */
const firstName = ({ other, degree, institution, dates }: Said): Phrase | null =>
  other &&
  !degree &&
  !institution &&
  !dates &&
  isSchoolName(other) &&
  other.text.split(' ').length <= nameWordsMax
    ? other
    : null;

/** A further name above a degree, on a page that names schools before degrees: `Durham` above `BA English`. */
function namedAbove({ other, degree, institution }: Said, below: Block | undefined): Phrase | null {
  if (!other || degree || institution || !below || !isSchoolName(other)) return null;
  const at = degreeAt(below.text);
  const heads = at >= 0 && at <= countCharsMax && other.text.split(' ').length <= nameWordsMax;
  return heads && studyFamilies(other.text).length === 0 ? other : null;
}

/** A study whose fields stand in rows of their own; a labelled mark ends the degree's row. */
function studyOf({ org, title, range, header, body }: FormEntry): Study {
  const marked = title ? labelledMark.exec(title.text) : null;
  const degree = title && marked ? phraseAt(marked[1] ?? '', title.start) : title;
  const mark = marked?.[2] ?? '';
  return {
    degree: degree?.text === '' ? null : degree,
    field: null,
    institution: org,
    gpa: title && marked ? phraseAt(mark, title.end - mark.length) : null,
    dates: range
      ? {
          start: range.endText === null ? null : range.startText,
          end: range.endText ?? range.startText,
          text: range.text,
        }
      : null,
    blocks: [...header, ...body],
  };
}

/** A study and no course: a degree, or a school that is more than a centre. */
export const isStudy = ({ degree, institution }: Study): boolean =>
  degree === null
    ? institution !== null && !centre.test(institution.text)
    : !isCourse(degree.text, institution?.text ?? '');

/** The studies of a section in which each field has a row of its own; null for any other. `positions` are the lines of the jobs. */
export const studiesInRows = (blocks: readonly Block[], positions: readonly Block[]): Study[] | null =>
  formedStudies(blocks, positions)?.map(studyOf).filter(isStudy) ?? null;

/** The studies of an education section, whatever the order of their lines. */
export function studiesOf(section: readonly Block[]): Study[] {
  const blocks = partedStudies(section).studies;
  let current = empty();
  const studies = [current];
  let columns: readonly StudyColumn[] | null = null;
  let opener: Opener | null = null;
  let first: Phrase | null = null;
  for (const [i, block] of blocks.entries()) {
    const header = studyColumns(block);
    if (header) {
      columns = header;
      continue;
    }
    if (isLink(block.text) || skipped.test(undated(block.text)) || isBesideStudy(block.text)) continue;
    if (block.text.length > 160 && !namesSchool(block.text)) continue;
    const near = [blocks[i - 1], blocks[i + 1], block].flatMap((b) =>
      splitPhrases(datesIn(b?.text ?? '')?.rest ?? b?.text ?? '', 0).flatMap(commaParts),
    );
    const beside = near.some(({ text }) => namesSchool(text) && !isGrade(text));
    const row = columns !== null && rowCells(block).length === columns.length;
    const said = row && columns ? readRow(block, columns) : readLine(block, beside);
    if (!said.degree && course.test(block.text) && !ofRank.test(said.institution?.text ?? '')) continue;
    if (said.degree && !said.institution && opener === null && !current.institution && first) {
      current.institution = first;
      opener = 'institution';
    }
    const name = opener === 'institution' && current.degree ? namedAbove(said, blocks[i + 1]) : null;
    if (name) said.institution = name;
    first = opener === null && i === 0 ? firstName(said) : null;
    opener ??= openerOf(said);
    if (opensNext(current, said, opener)) {
      current = empty();
      studies.push(current);
    }
    if (said.other && !name && !block.bullet && opener !== null) place(current, said);
    current.degree ??= said.degree ?? null;
    current.institution ??= said.institution ?? null;
    current.field ??= said.field ?? null;
    current.gpa ??= said.gpa ?? null;
    current.dates ??= said.dates ?? null;
    current.blocks.push(block);
  }
  // A school named once heads all the degrees below it.
  for (const [i, study] of studies.entries())
    if (opener === 'institution' && study.degree && !study.institution && !course.test(study.degree.text))
      study.institution = studies[i - 1]?.institution ?? null;
  return studies.filter(isStudy);
}

/** An unknown phrase after a degree names its school, unless it names a field of study. */
function place(current: Study, said: Said): void {
  const { other } = said;
  // `PCNSA, 2020` below a study of 2007 is a thing of its own.
  if (!other || (said.dates && current.dates)) return;
  const degreeKnown = current.degree !== null || said.degree !== undefined;
  const open = current.institution === null && said.institution === undefined;
  const field = studyFamilies(other.text).length > 0 && !said.placed;
  if (degreeKnown && open && !field && isSchoolName(other)) current.institution = other;
  else if (current.field === null && other.text.split(' ').length <= 6 && !/\d{3}/.test(other.text))
    current.field = other;
}
