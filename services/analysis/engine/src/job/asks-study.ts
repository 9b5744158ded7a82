import { degreeLevel, lowestDegree, studyFamilies } from '../catalogue/degrees.js';
import { findCertificates } from '../catalogue/certificates.js';
import { languageByFolded, languagesIn } from '../catalogue/languages.js';
import { type LanguageLevel, languageLevel } from '../catalogue/language-levels.js';
import { fold } from '../text/fold.js';
import type { FoundAsk } from './asks-years.js';

export const degreeWord =
  /\b(?:bachelor|master|degree|diploma|mba|ph\.?d|university graduate|graduate(?:d)? (?:of|from|in)|bsc|msc|b\.s|high school)|tốt nghiệp|bằng (?:đại học|cao đẳng|cử nhân|thạc sĩ|tiến sĩ|trung cấp|kỹ sư)|trình độ|cử nhân|cao đẳng|đại học|trung cấp|thạc sĩ|(?<![\p{L}])(?:ĐH|CĐ|PTTH|THPT)(?![\p{L}])/iu;
const related = /related|relevant|similar|equivalent|liên quan|tương đương|khối ngành/iu;

/** `You master English`, `master the art of …`: a verb, no degree. */
const verbOfSkill =
  /(?<=\b(?:you|to|we|they|can|must|will|and|fully)\s)master\b|\bmaster(?=\s+(?:the|a|an|your|our|new|it|all|every|both)\b)/giu;

/** `degree in engineering`, `khối ngành kỹ thuật`: any engineering; `mechanical engineering` is one. */
const anyEngineering =
  /(?:(?:^|[,(/]\s?|\b(?:in|an?|any|of|the|related|relevant|technical)\s)engineering(?!\p{L})|engineering\s(?:degree|diploma|background|discipline|field)|kỹ thuật(?=\s*(?:$|[(,.;:/]|hoặc|và|trở|liên)))/iu;
const engineering = 4;

function namedFamilies(text: string): readonly number[] {
  const all = studyFamilies(text);
  const others = all.filter((family) => family !== engineering);
  return others.length === 0 || anyEngineering.test(text) ? all : others;
}

/** Degree asked for; a bracketed preference (`MBA preferred`) is an ask of its own. */
export function degreeAsks(text: string): FoundAsk[] {
  const sentence = text.replace(verbOfSkill, 'm@ster');
  const match = degreeWord.exec(sentence);
  if (!match || /\b(?:a high degree of|degree of (?:autonomy|freedom|accuracy))/i.test(sentence)) return [];
  const bracket = /\(([^)]*(?:prefer(?:red|abl[ey])|ideally|a plus|ưu tiên|lợi thế)[^)]*)\)/iu.exec(sentence);
  const main = bracket ? sentence.replace(bracket[0], ' '.repeat(bracket[0].length)) : sentence;
  const asks: FoundAsk[] = [];
  const level = lowestDegree(main);
  const families = namedFamilies(main);
  if (level !== null)
    asks.push({
      ask: { type: 'degree', level, fields: families.map(String), related: related.test(main) },
      start: match.index,
      end: sentence.length,
    });
  const wished = bracket ? degreeLevel(bracket[1] ?? '') : null;
  if (bracket && wished !== null) {
    const named = degreeWord.exec(bracket[1] ?? '');
    const start = bracket.index + 1 + (named?.index ?? 0);
    asks.push({
      ask: {
        type: 'degree',
        level: wished,
        fields: studyFamilies(bracket[1] ?? '').map(String),
        related: true,
      },
      start,
      end: start + (named?.[0].length ?? 0),
    });
  }
  return asks;
}

/** What is studied for a degree: `ngành Kinh tế, Marketing`, `degree in finance, law or similar`. */
const studied =
  /(?:(?:chuyên ngành|khối ngành|các ngành|ngành(?: học)?|(?:đại học|cao đẳng|trung cấp|cử nhân|kỹ sư|thạc sĩ|ĐH|CĐ)(?=\s\p{L})(?!\s(?:trở|nghề(?=\s(?:trở|hoặc|\()|\s*[(,.;]|$)|là|sẽ|được|thì|càng|hoặc|các|chuyên|ngành|khối|chính quy|loại|từ|và|đại|cao|trung|có|tại|hệ|thuộc))|(?:degrees?|diplomas?|education|background|bachelor['’]?s?|master['’]?s?|[BM]\.?\s?(?:Sc|Eng|A|S|E)\.?|ph\.?d\.?|major(?:ed)?)\s(?:\(?\p{L}{2,3}\/?\p{L}{0,3}\)?\s|degrees?\s|\([^()\n]{2,40}\)\s|or equivalent\s|experience\s)*in(?!\p{L}))(?:\s(?:liên quan|sau|như))*\s*:?\s*)(?<fields>(?:[^.;:()\n]|\([^()\n]{0,40}\)){2,120}?)(?=\s*(?:,\s*)?(?:có (?:kinh|kiến|chứng)|với (?:ít|tối|kinh)|with\s|at\s|and\s(?:at|\d|experience|strong|good|proven)|ưu tiên|trở lên|preferred|is\s|\d|hoặc (?:các|tương|có)|or\s(?:an?\s)?(?:related|similar|equivalent|relevant|other))|[.;:()\n]|$)|(?:\bdegrees?|(?<=(?:đại học|cao đẳng|trung cấp|sơ cấp|bằng nghề|học nghề)(?:\snghề)?(?:\strở lên)?)(?<=trở lên|nghề|cấp|đẳng|học))\s\((?<inside>[^()\n]{2,80})\)/giu;

/** Where the fields of a degree stand in a sentence that asks for one: they are no items of their own. */
export const studiedIn = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(studied)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length + bracketBehind(text.slice(match.index + match[0].length)),
  }));

/** A bracket that says more of the demand lists no fields. */
const noFields =
  /\d|prefer|expect|degree|level|equivalent|\bMSc\b|\bMBA\b|ưu tiên|chính quy|tại chức|trở lên|tương đương|hệ |loại |lợi thế/iu;
const studyLead = /^(?:(?:có )?liên quan (?:đến|như|tới)|đến|về,?|như|the area of|the fields? of)\s+/iu;

/** The fields of study that a sentence names, as it writes them. */
export function studyNamed(text: string): string | null {
  const [match] = text.matchAll(studied);
  if (!match) return null;
  const { fields, inside = '' } = match.groups ?? {};
  const end = match.index + match[0].length;
  const bracket = text.slice(end, end + bracketBehind(text.slice(end))).trim();
  const listed = /^\(\p{Lu}/u.test(bracket) && !noFields.test(bracket) ? ` ${bracket}` : '';
  const said = fields === undefined ? inside : `${fields.trim()}${listed}`;
  const isVietnamese = !/^degree/iu.test(match[0]);
  if (fields === undefined && (noFields.test(said) || !(isVietnamese || /^\p{Lu}/u.test(said)))) return null;
  const named = said.replace(studyLead, '').replace(/[\s,…]+$/u, '');
  return /^(?:có )?(?:liên quan|related|relevant)|^\W*$/iu.test(named) ? null : named;
}

/** `khối ngành kỹ thuật (Cơ khí, Điện, …)`: the bracket lists fields as well. */
const bracketBehind = (rest: string): number => /^\s*\([^()\n]{2,160}\)/u.exec(rest)?.[0].length ?? 0;

/** `chứng chỉ hành nghề nhân sự`: the field belongs to the name. */
const fieldBehind =
  /^\s+(?!là|hoặc|và|còn|do|có|được|theo|tại|để|trở|càng|hạng)\p{Ll}+(?:\s\p{Ll}+){0,3}(?=\s*(?:[(,.;]|$|\s(?:là|hoặc|và)\s))/u;

/** `OSHA regulations`, `quy định HACCP`: the rules are to be known, no paper is asked for. */
const rulesBehind = /^\s(?:regulations?|standards?|rules|requirements|guidelines|principles)(?![\p{L}])/iu;
const rulesBefore = /(?:quy định|tiêu chuẩn|nguyên tắc)\s+(?:của\s+)?$/iu;
/** `OSHA 30`, `hạng II`: the grade belongs to the name. */
const gradeBehind = /^\s(?:(?:level|class|hạng|bậc|nhóm)\s)?(?:\d{1,2}|[IVX]{1,4})(?![\p{L}\d%/+-]|[.,]\d)/u;

/** `Hiểu hệ thống ISO 9001`, `knowledge of ISO 14001`: a standard is to be known, no paper is asked for. */
const isStandard = (name: string): boolean => /^(?:ISO|HACCP)/u.test(name);
const paperBefore = /(?:chứng chỉ|chứng nhận|certif\p{L}*|licen[cs]e\p{L}*|giấy)[^.;]{0,40}$/iu;

export const asksPaper = (sentence: string, start: number, end: number): boolean =>
  !isStandard(sentence.slice(start, end)) ||
  paperBefore.test(sentence.slice(0, start)) ||
  /^\s(?:certif|chứng)/iu.test(sentence.slice(end));

export function certificateAsks(sentence: string): FoundAsk[] {
  const asked = findCertificates(sentence).filter(
    ({ start, end }) =>
      !rulesBehind.test(sentence.slice(end)) &&
      !rulesBefore.test(sentence.slice(0, start)) &&
      asksPaper(sentence, start, end),
  );
  return asked.map(({ certificate, start, end: named }) => {
    const isKind = /^(?:chứng chỉ hành nghề|practi[sc]ing certificate|professional licen[cs]e)$/iu.test(
      sentence.slice(start, named),
    );
    const field = isKind ? (fieldBehind.exec(sentence.slice(named))?.[0] ?? '') : '';
    const graded = gradeBehind.exec(sentence.slice(named + field.length))?.[0] ?? '';
    const end = named + field.length + graded.length;
    const id = field === '' ? certificate.id : `${certificate.id}:${field.trim()}`;
    return { ask: { type: 'certificate', id, name: sentence.slice(start, end) }, start, end };
  });
}

const languageContext =
  /\b(?:fluent|fluency|proficien|language|speak|spoken|written|verbal|communicat|command of|native|level|ielts|toeic|toefl|jlpt|hsk|topik|n[1-5]|english|read|advantage|a plus|preferred)|lợi thế|ưu tiên|tiếng|ngoại ngữ|giao tiếp|thành thạo|đọc hiểu|anh văn/iu;

/** `Sư phạm tiếng Anh` is a field of study, `giáo viên tiếng Anh` a profession. */
const otherUse =
  /(?:sư phạm|ngành|cử nhân|đại học|cao đẳng|giáo viên|giảng viên|dạy|teach(?:er of|ing)|bachelor of|degree in|majored in)\s*$/iu;
/** `The Danish market`, `Polish law`: of the country, not its language. */
const ofCountry =
  /^\s(?:educations?|markets?|compan(?:y|ies)|laws?|standards?|regulations?|rules|offices?|customers?|clients?|teams?|subsidiar(?:y|ies)|econom(?:y|ies)|society|authorit(?:y|ies)|government|organi[sz]ations?|business(?:es)?|energy|foods?|cuisine|culture|citizens?(?:hip)?|nationals?|universit(?:y|ies)|sites?|schools?|passport|tax|accounting|GAAP)(?![\p{L}])/iu;
/** Tests that are of one language only. */
const tests = [
  [/\b(?:ielts|toeic|toefl)\b/i, 'english'],
  [/\bjlpt\b/i, 'japanese'],
  [/\bhsk\b/i, 'chinese'],
  [/\btopik\b/i, 'korean'],
] as const;

/** `IELTS 6.5 or above` asks for English without naming it. */
function testAsks(sentence: string, known: readonly FoundAsk[]): FoundAsk[] {
  return tests.flatMap(([pattern, name]): FoundAsk[] => {
    const match = pattern.exec(sentence);
    const language = languageByFolded(name);
    const level = match ? languageLevel(sentence.slice(match.index)) : null;
    const named = known.some(({ ask }) => ask.type === 'language' && ask.language.id === language?.id);
    if (!match || !language || !level || named) return [];
    return [
      {
        ask: { type: 'language', language, level: level.rank, levelText: level.text },
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}

const listJoint = /^[\s,/]*(?:and|or|và|hoặc|hay)?[\s,/]*$/iu;
const jlpt = /^(?:jlpt\s*)?n[1-5]$/iu;
const reachBefore = 40;
const reachBehind = 60;

interface Mark {
  readonly start: number;
  readonly end: number;
}

/**
 * The level of a language in a list of several: `Japanese N3 or spoken English` has one for each, `fluent in English and
 * French` one for both.
 */
function levelBeside(
  sentence: string,
  start: number,
  length: number,
  marks: readonly Mark[],
  language: string,
): { level: LanguageLevel | null; end: number } {
  const at = marks.findIndex((mark) => mark.start === start);
  const joined = (i: number): boolean => {
    const [a, b] = [marks[i - 1], marks[i]];
    return a !== undefined && b !== undefined && listJoint.test(sentence.slice(a.end, b.start));
  };
  let [first, last] = [at, at];
  while (joined(first)) first -= 1;
  while (joined(last + 1)) last += 1;
  const from = Math.max(marks[first - 1]?.end ?? 0, (marks[first]?.start ?? start) - reachBefore, 0);
  const head = sentence.slice(from, marks[first]?.start ?? start);
  const before =
    first > 0 ? (head.split(/[,;/]|(?<![\p{L}])(?:and|or|và|hoặc|hay)(?![\p{L}])/iu).at(-1) ?? '') : head;
  const behindAt = marks[last]?.end ?? start + length;
  const behind = sentence.slice(
    behindAt,
    Math.min(marks[last + 1]?.start ?? sentence.length, behindAt + reachBehind),
  );
  const fits = (level: LanguageLevel | null): LanguageLevel | null =>
    level && jlpt.test(level.text) && language !== 'japanese' ? null : level;
  const told = fits(languageLevel(behind));
  const level = told ?? fits(languageLevel(before));
  // `N3` closes the name of a language; `English communication` asks for both.
  const near = told && at === last && /\d/.test(told.text) ? behind.indexOf(told.text) : -1;
  const end = told && near >= 0 && near <= 2 ? behindAt + near + told.text.length : start + length;
  return { level, end };
}

/** Human languages asked for, with the level where one is named; `certain` where something else tells that they are. */
export function languageAsks(sentence: string, certain = false): FoundAsk[] {
  if (!certain && !languageContext.test(sentence)) return [];
  const folded = fold(sentence);
  if (folded.length !== sentence.length) return [];
  const asks: FoundAsk[] = [];
  const found = [...languagesIn(folded)];
  const marks = found.map(({ index, 0: name }) => ({ start: index, end: index + name.length }));
  for (const match of found) {
    const language = languageByFolded(match[0].toLowerCase());
    const capital = /^(?:\p{Lu}|tiếng|tieng|anh văn|ngoại ngữ)/iu.test(sentence.slice(match.index));
    if (
      !language ||
      !capital ||
      otherUse.test(sentence.slice(0, match.index)) ||
      ofCountry.test(sentence.slice(match.index + match[0].length)) ||
      asks.some((ask) => ask.ask.type === 'language' && ask.ask.language.id === language.id)
    )
      continue;
    const { level, end } = levelBeside(sentence, match.index, match[0].length, marks, language.id);
    asks.push({
      ask: { type: 'language', language, level: level?.rank ?? null, levelText: level?.text ?? null },
      start: match.index,
      end,
    });
  }
  return [...asks, ...testAsks(sentence, asks)];
}
