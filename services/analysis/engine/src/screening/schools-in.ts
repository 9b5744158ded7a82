import { studyFamilies } from '../catalogue/degrees.js';
import { headingKind } from '../catalogue/section-headings.js';
import { matchSkills } from '../catalogue/skills.js';
import { commaParts, type Phrase, phraseAt, splitPhrases, titleScore } from '../layout/phrases.js';
import type { ResumeFacts } from '../report.js';
import { isSchoolName, namesSchool } from '../resume/school-names.js';
import { gpaPattern, namesDegree } from '../resume/study-patterns.js';
import { tokenize } from '../text/tokens.js';
import { isField } from './school-forms.js';
import { studyLines } from './study-lines.js';

/** A longer line is no line of a study. */
const lineCharsMax = 400;
const nameWords = { min: 2, max: 6 };
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
const honours =
  /cum laude|honou?rs|distinction|dean|class|award|scholarship|prize|coursework|thesis|minor|major|expected|member|club|xuất sắc|giỏi|khá|loại|hạng|thủ khoa|học bổng|giải|câu lạc bộ|luận văn|đồ án|chuyên ngành/iu;

const datesAround = /^\d[\d\s/.:–-]*\s|[\s(]+(?:\d{1,2}[/.-])?(?:19|20)\d{2}(?!\d).*$/gu;

/** The pieces of a line, at colons as well, without the dates at their ends. */
const phrasesOf = (line: string): Phrase[] =>
  splitPhrases(line.slice(0, lineCharsMax), 0)
    .flatMap(commaParts)
    .flatMap(({ text, start }) =>
      text.split(/:\s/u).map((piece) => phraseAt(piece.replace(datesAround, ''), start)),
    )
    .filter(({ text }) => text !== '');

/** Says what or how well was studied. */
const saysStudy = (text: string): boolean =>
  namesDegree(text) ||
  studyFamilies(text).length > 0 ||
  gpaPattern.test(text) ||
  honours.test(text) ||
  matchSkills(text, tokenize(text), true).length > 0;

const isSchool = ({ text }: Phrase): boolean =>
  namesSchool(text) && !namesDegree(text) && /\s/u.test(text) && !isField(text);

/** Among the words about one study a name that says nothing else is the school's: `Jnana Prabodhini`. */
function isNameAlone(phrase: Phrase): boolean {
  const { text } = phrase;
  const words = text.split(/\s+/u).length;
  return (
    words >= nameWords.min &&
    words <= nameWords.max &&
    isSchoolName(phrase) &&
    !/\d/u.test(text) &&
    headingKind(text) === null &&
    titleScore(text) === 0 &&
    !saysStudy(text)
  );
}

const opensStudy = (line: string): boolean => year.test(line) || namesDegree(line);

/** Names on the lines of one study: on that of its degree or dates, else alone on the line before or behind it. */
function namesAround(lines: readonly string[], i: number): Phrase[] {
  const here = phrasesOf(lines[i] ?? '');
  if (here.some(isSchool)) return [];
  const own = here.filter(isNameAlone);
  if (own.length > 0) return own;
  const beside = [lines[i - 1] ?? '', lines[i + 1] ?? ''].filter((line) => !opensStudy(line));
  if (beside.some((line) => phrasesOf(line).some(isSchool))) return [];
  return beside.flatMap((line) => {
    const phrases = phrasesOf(line);
    return phrases.length === 1 ? phrases.filter(isNameAlone) : [];
  });
}

const linesMax = 1_000;

/**
 * The schools of a résumé's lines about studies, whether or not they were read as such; where none was read, those of
 * all its lines that are nobody's employer.
 */
export function schoolsIn(text: string, { education, experience }: ResumeFacts): string[] {
  const listed = studyLines(text);
  const all = text.split('\n').slice(0, linesMax);
  const told = all.flatMap((line, i) =>
    line.length <= lineCharsMax && namesDegree(line) ? [all[i - 1] ?? '', line, all[i + 1] ?? ''] : [],
  );
  const schools = [...listed, ...told].flatMap((line) => phrasesOf(line).filter(isSchool));
  const anyRead = education.some(({ institution }) => institution !== null);
  const employers = new Set(experience.map(({ company }) => company));
  const unread = anyRead
    ? []
    : all
        .flatMap((line) => (line.length <= lineCharsMax ? phrasesOf(line) : []))
        .filter((phrase) => isSchool(phrase) && isSchoolName(phrase) && !employers.has(phrase.text));
  const others = listed.flatMap((line, i) => (opensStudy(line) ? namesAround(listed, i) : []));
  return [...new Set([...schools, ...unread, ...others].map((phrase) => phrase.text))];
}
