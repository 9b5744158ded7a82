import { degreeLevel, isSameStudy, studyFamilies } from '../catalogue/degrees.js';
import { isDoneInPart } from '../clause/intent.js';
import { isProof } from '../clause/stance.js';
import { studyNamed } from '../job/asks-study.js';
import type { Ask } from '../job/item.js';
import type { Evidence } from '../report.js';
import type { Study } from '../resume/education.js';
import type { Resume } from '../resume/parse-resume.js';
import { monthOf } from '../text/dates.js';
import { findName } from '../text/find-name.js';
import { type Judgement, judged } from './judgement.js';
import { evidenceAt, type Mentions, placeAround, stanceIn } from './mentions.js';

type DegreeAsk = Extract<Ask, { type: 'degree' }>;

function studyEvidence(study: Study, mentions: Mentions, text: string): Evidence[] {
  const phrase = study.degree ?? study.field ?? study.institution;
  const place = phrase ? placeAround(phrase, mentions) : undefined;
  return phrase && place ? [evidenceAt(phrase.start, phrase.end, place, text)] : [];
}

const said = (study: Study): string => [study.degree?.text, study.field?.text].filter(Boolean).join(' ');
const aboutOf = (study: Study): string => study.blocks.map((block) => block.text).join('\n');

const unfinished =
  /\b(?:some college|coursework towards?|credits? (?:completed|toward)|did not (?:finish|graduate)|dropped out|no degree|incomplete)\b|chưa tốt nghiệp|bỏ học|chưa hoàn thành/iu;
const running =
  /\b(?:expected|anticipated|in progress|ongoing|candidate|currently (?:enrolled|studying)|to be completed|not (?:yet )?(?:finished|completed)|enrolled (?:since|in|at|on|but)|continuing(?! (?:education|professional|medical)))\b|chưa (?:học )?xong|năm thứ (?:nhất|hai|ba|tư|\d)|dự kiến|đang học|đang theo học|sinh viên năm/iu;

/** A university named without a degree is read as a bachelor's course, a college as a college one. */
function levelOfStudy(study: Study): number {
  const named = degreeLevel(said(study));
  if (named !== null) return named;
  const school = study.institution?.text ?? '';
  if (
    /university|đại học|học viện|institute|dai hoc|hoc vien|(?<![\p{L}])(?:ĐH|HV)(?![\p{L}])/iu.test(school)
  )
    return 4;
  if (/cao đẳng|college|cao dang|(?<![\p{L}])CĐ(?![\p{L}])/iu.test(school)) return 3;
  if (/trung cấp|trung cap/iu.test(school)) return 2;
  return /high school|secondary|thpt|trung học/iu.test(school) ? 1 : 0;
}

function isRunning(study: Study, resume: Resume): boolean {
  if (
    running.test(aboutOf(study)) ||
    aboutOf(study)
      .split('\n')
      .some((line) => isDoneInPart(line))
  )
    return true;
  const end = study.dates?.end ?? null;
  if (end === null || study.dates === null) return false;
  if (/present|now|current|nay|hiện tại/iu.test(end)) return true;
  const month = monthOf(end, true);
  return month !== null && resume.now !== null && month > resume.now + 6;
}

/** A degree that stands outside the studies read: in a summary, a certificate list, a table. */
function loose(ask: DegreeAsk, mentions: Mentions, resume: Resume): Judgement | null {
  const pattern =
    /(?<![\p{L}])(?:bachelor|master|b\.?sc|m\.?sc|b\.?a|b\.?eng|ph\.?d|associate|diploma|degree|ged|high school|cử nhân|thạc sĩ|tiến sĩ|cao đẳng|trung cấp|tốt nghiệp (?:đại học|cao đẳng)|thpt)(?:['’]s)?(?![\p{L}])/iu;
  let begun: Judgement | null = null;
  for (const place of mentions.places) {
    const match = place.kind === 'experience' ? null : pattern.exec(place.block.text);
    if (!match || !isProof(stanceIn(place, match.index, match.index + match[0].length))) continue;
    if ((degreeLevel(place.block.text) ?? 0) < ask.level) continue;
    const told = place.block.text;
    if (unfinished.test(told)) continue;
    const at = place.block.start + match.index;
    const evidence = [evidenceAt(at, at + match[0].length, place, resume.read.text)];
    if (running.test(told) || isDoneInPart(told)) {
      begun ??= judged('partly', 0.5, { code: 'degree-running' }, evidence);
      continue;
    }
    const fits =
      ask.fields.length === 0 || isSameStudy(ask.fields.map(Number), studyFamilies(place.block.text));
    return fits
      ? judged('met', 1, { code: 'degree' }, evidence)
      : judged('partly', 0.5, { code: 'degree-field' }, evidence);
  }
  return begun;
}

/** The fields that a sentence asks for, by its own words: `hàn`, `cơ khí`. */
const fieldWords = (sentence: string): string[] =>
  (studyNamed(sentence) ?? '')
    .split(/[,;/]|\s(?:hoặc|hay|và|or|and)\s/u)
    .map((name) => name.trim())
    .filter((name) => name.length > 2);

export function judgeDegree(ask: DegreeAsk, resume: Resume, mentions: Mentions, sentence = ''): Judgement {
  const { text } = resume.read;
  const studies = resume.studies.toSorted((a, b) => levelOfStudy(b) - levelOfStudy(a));
  // Nobody studies a field at school.
  const asked = ask.level === 1 ? [] : ask.fields.map(Number);
  const finished = studies.filter((study) => !unfinished.test(aboutOf(study)) && !isRunning(study, resume));
  const high = finished.filter((study) => levelOfStudy(study) >= ask.level);
  const words = asked.length === 0 ? [] : fieldWords(sentence);
  const fitting = high.find(
    (study) =>
      asked.length === 0 ||
      isSameStudy(asked, studyFamilies(said(study))) ||
      words.some((word) => findName(said(study), word).length > 0),
  );
  if (fitting) return judged('met', 1, { code: 'degree' }, studyEvidence(fitting, mentions, text));
  const elsewhere = loose(ask, mentions, resume);
  if (elsewhere?.verdict === 'met') return elsewhere;
  const [other] = high;
  if (other)
    return judged(
      'partly',
      ask.related ? 0.6 : 0.5,
      { code: 'degree-field' },
      studyEvidence(other, mentions, text),
    );
  const begun = studies.find((study) => levelOfStudy(study) >= ask.level - 1 && !finished.includes(study));
  if (begun && (asked.length === 0 || isSameStudy(asked, studyFamilies(said(begun))))) {
    const code = isRunning(begun, resume) ? 'degree-running' : 'degree-part';
    return judged('partly', 0.5, { code }, studyEvidence(begun, mentions, text));
  }
  if (elsewhere) return elsewhere;
  const [highest] = studies;
  if (!highest) return judged('not-found', 0, { code: 'degree-none' });
  const below = levelOfStudy(highest) >= ask.level - 1;
  return judged(
    below ? 'partly' : 'not-found',
    0.4,
    { code: 'degree-level' },
    studyEvidence(highest, mentions, text),
  );
}
