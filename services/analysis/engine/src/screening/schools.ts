import { commaParts, splitPhrases } from '../layout/phrases.js';
import { jobTitleIn } from '../catalogue/job-titles.js';
import { isPlace } from '../catalogue/places.js';
import { matchSkills } from '../catalogue/skills.js';
import { studyFamilies } from '../catalogue/degrees.js';
import type { ResumeFacts } from '../report.js';
import { isGrade, namesSchool } from '../resume/school-names.js';
import { degreeAt } from '../resume/study-patterns.js';
import { tokenize } from '../text/tokens.js';
import { lettersOf, plainLetters } from './letters.js';
import type { Found } from './marks.js';
import { studyLines } from './study-lines.js';

const capitalWord = "(?:\\p{Lu}[\\p{L}\\p{M}\\d.’'&-]{0,30}|TP\\.?[ \\u00a0]?HCM|Tp\\.)";
const jointVi = '(?:và|&|–|-)';
/** `Trường Đại học Kinh tế Quốc dân`: of such a name the kind of school stays, for it says how high a study is. */
const levelVi =
  '(?:[Đđ]ại [Hh]ọc|ĐẠI HỌC|[Cc]ao [Đđ]ẳng(?: [Nn]ghề)?|CAO ĐẲNG|[Tt]rung [Cc]ấp(?: [Nn]ghề)?|TRUNG CẤP|[Hh]ọc [Vv]iện|HỌC VIỆN|[Tt]rung [Hh]ọc(?: [Pp]hổ [Tt]hông| [Cc]ơ [Ss]ở)?|[Tt]iểu [Hh]ọc|[Mm]ầm [Nn]on|[Mm]ẫu [Gg]iáo|[Dd]ạy [Nn]ghề|[Pp]hổ [Tt]hông|THPT|THCS|THCN|PTTH|ĐH|CĐ|TC)';
/** `Ô tô Trường Hải` is no school: without its level one is believed where a cell begins or a place is named. */
const otherTruong =
  '(?<!(?:[Tt]hị|[Mm]ôi|[Hh]iện|[Cc]ông|[Ll]ập|[Cc]hiến|[Qq]uảng|[Hh]ội|[Nn]ông|[Ss]ân|[Tt]ăng|[Dd]iễn|[Tt]ừ|[Pp]hi|[Nn]ghị|[Pp]háp|[Nn]gư|[Ll]âm|[Tt]hương|THỊ|MÔI|HIỆN|CÔNG) )';
const bareVi = '(?:trường|(?<=(?:^|[\\n\\t|•·;:,(–-]|tại|ở|từ|của) ?)(?:Trường|TRƯỜNG))';
const kindVi = `(?:${otherTruong}(?:[Tt]rường|TRƯỜNG) ${levelVi} ?|${otherTruong}${bareVi} (?!${levelVi}(?!\\p{L}))|(?:${levelVi}|[Pp]hân [Hh]iệu|HV)[ \\u00a0]?)`;
const stopVi =
  '(?:chuyên|ngành|khoa|năm|từ|loại|hệ|với|tại|ở|bằng|xếp|tốt|đã|là|có|các|cho|của|sau|trước|hoặc|về|trở|và|để|khóa|niên)';
const endVi = '(?=[ ]?(?:$|[\\n\\t,;.|)(–-]))';
const chainVi = `${capitalWord}(?: (?:${jointVi} )?(?:${capitalWord}|(?!${stopVi}(?!\\p{L}))\\p{Ll}[\\p{L}\\p{M}]{0,6}(?= (?:${jointVi} )?${capitalWord}))){0,7}(?:(?: (?!${stopVi}(?!\\p{L}))\\p{Ll}[\\p{L}\\p{M}]{0,6}){1,4}${endVi})?`;
const schoolVi = new RegExp(`(?<![\\p{L}\\p{N}])${kindVi}${chainVi}`, 'gu');

const word = "\\p{Lu}[\\p{L}\\p{M}.’'&-]{0,30}";
const small = '(?:of|and|the|for|at|in|&|de|di|du|della|la|–|-)';
const chain = `${word}(?: (?:${small} ){0,2}${word}){0,6}`;
/** Institutes and academies are as often those who certify a skill; of them only the ones that teach a field. */
const kindEn =
  '(?:University|Univ\\.|College|Polytechnic|Conservatory|Seminary|UNIVERSITY|COLLEGE|POLYTECHNIC|Institute(?= of (?:Technology|Science|Management|Information|Engineering|Education)))';
const schoolEn: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}])(?:School|Faculty|Department|SCHOOL|FACULTY) of ${chain}`, 'gu'),
  new RegExp(`(?<![\\p{L}])${kindEn} (?:of|at|OF|AT) ${chain}`, 'gu'),
  new RegExp(
    `(?<![\\p{L}])(?:(?:The )?${word} (?:(?:of|and|&) )?){1,5}${kindEn}(?: (?:of|at|OF|AT) ${chain})?(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:${word} ){1,4}(?:(?:High|Secondary|Primary|Middle|Grammar|Elementary|Business|Law|Medical|Language|International|Public|HIGH) )?(?:School|SCHOOL|Sixth Form)(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:Universit(?:é|à|ät|at|atea|eit)|Universidade?|Uniwersytet|Hochschule|Technische Universität|École|Ecole|Politecnico|Colegiul|Colegio|Lyc[ée]e|Liceul|Liceo|Instituto|Institut) ${chain}`,
    'gu',
  ),
];

/** Short names by which schools are known; none of them is a firm or a tool as well. */
const shortNames =
  /(?<![\p{L}\p{N}])(?:HUST|NEU|FTU2?|UEH|UEL|TDTU|PTIT|VNU(?:-?HCM(?:-[A-Z]{2,4})?)?|VNUHCM|BKHN|HCMUT|HCMUTE|ULIS|HVTC|HVNH|HUTECH|HCMUS|USSH|UEF|HCMUE|HNUE|HAUI|VNUA|ĐHQG(?:\s?HN|\s?(?:TP\.?\s?)?HCM)?|ĐHBK(?:HN)?|ĐHKTQD|KTQD|ĐHNT|ĐHSP|RMIT|UCLA|NYU|UCSD|INSEAD|SOAS|ĐH\p{Lu}{2,6}|HV\p{Lu}{2,5})(?![\p{L}\p{N}])/gu;

const studyCue =
  '(?:sinh viên|cựu sinh viên|học sinh|tốt nghiệp|học tại|học ở|theo học|trường|đh|đại học|khoa|clb|câu lạc bộ|student (?:at|of)|studied at|graduated? (?:from|of)|alumn(?:us|a|i) of|degree from)';

interface Known {
  readonly plain: string;
  readonly abbreviations: readonly string[];
}

const generic =
  /^(?:trường\s)?(?:đại học|cao đẳng|trung cấp|học viện|trung học phổ thông|thpt|đh|cđ|university|college|high school|school|institute)$/iu;
const schoolWord =
  /^(?:(?:trường|đại học|cao đẳng nghề|cao đẳng|trung cấp nghề|trung cấp|học viện|phân hiệu|trung học phổ thông|thpt|đh|cđ|hv|the|university of|college of|institute of)\s+)+|\s+(?:university|college|institute|school|high school)$/giu;

const saysMore = (text: string): boolean =>
  studyFamilies(text).length > 0 ||
  matchSkills(text, tokenize(text), true).length > 0 ||
  isPlace(text) ||
  jobTitleIn(text) !== null ||
  degreeAt(text) >= 0;

/** `ĐHBKHN`, `HUST`: the first letters of a school's name, with and without its place. */
function abbreviationsOf(institution: string): string[] {
  const words = institution.replace(/\([^()]*\)/gu, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
  const main = words.filter((one) => !/^(?:trường|of|and|the|for|và|at|in|de)$/iu.test(one));
  const letters = (list: readonly string[]): string =>
    list.map((one) => one.charAt(0).toUpperCase()).join('');
  const bracketed = [...institution.matchAll(/\((?<short>\p{Lu}[\p{Lu}\d-]{1,8})\)/gu)].map(
    ({ groups }) => groups?.['short'] ?? '',
  );
  const heads = [main, main.slice(0, -1), main.slice(0, -2)].filter((list) => list.length >= 3);
  return [...new Set([...bracketed, ...heads.map(letters)])].filter(
    (one) => one.length >= 3 && matchSkills(one, tokenize(one), true).length === 0,
  );
}

function knownOf(institution: string): Known | null {
  const plain = plainLetters(institution);
  const isSchool = namesSchool(institution) || !saysMore(institution);
  if (generic.test(institution.trim()) || plain.length < 3 || !isSchool) return null;
  return { plain, abbreviations: abbreviationsOf(institution) };
}

const joint = /^[\s.,'’()&–—-]{0,4}$/u;
const anyLetter = /[\p{L}\p{M}]/u;

/** Where a known name stands, whatever its case, accents and signs. */
function placesOf(said: string, known: readonly Known[]): Found[] {
  const { folded, starts, ends } = lettersOf(said);
  return known.flatMap(({ plain }) => {
    const found: Found[] = [];
    for (let at = folded.indexOf(plain); at >= 0; at = folded.indexOf(plain, at + 1)) {
      const last = at + plain.length - 1;
      const [start = 0, end = 0] = [starts[at], ends[last]];
      if (anyLetter.test(said[start - 1] ?? '') || anyLetter.test(said[end] ?? '')) continue;
      const close = starts
        .slice(at + 1, last + 1)
        .every((next, i) => joint.test(said.slice(ends[at + i], next)));
      if (close && (plain.length > 5 || /^\p{Lu}/u.test(said.slice(start, start + 1))))
        found.push({ start, end, kind: 'school' });
    }
    return found;
  });
}

/** A found name without what only says of which kind a school is; null where nothing else is left. */
function ownPart(said: string, start: number, end: number): Found | null {
  let text = said.slice(start, end);
  const lead =
    /^(?:(?:trường|đại\s?học|cao\s?đẳng(?:\snghề)?|trung\s?cấp(?:\snghề)?|học\s?viện|phân\shiệu|trung\shọc(?:\sphổ\sthông|\scơ\ssở)?|tiểu\shọc|mầm\snon|thpt|thcs|đh|cđ|hv|the|universi(?:ty)?\sof|college\sof|institute\sof)(?:\s+|$))+/iu.exec(
      text,
    )?.[0];
  const from = start + (lead?.length ?? 0);
  text = said.slice(from, end);
  const tail = /\s+(?:university|college|institute|high school|school)$/iu.exec(text)?.[0];
  const to = end - (tail?.length ?? 0);
  return from < to && /[\p{L}\d]/u.test(said.slice(from, to))
    ? { start: from, end: to, kind: 'school' }
    : null;
}

/** English words that stand before a school's name and are none of it. */
const notName =
  /^(?:(?:the|a|an|from|at|in|of|and|graduated|graduate|studied|bachelor|bachelors|master|masters|degree|diploma|certificate|student|teacher|lecturer|professor|education|school|senior|junior|public|private|secondary|primary|middle|elementary|high|business|online|international|my|our)\s+)+/iu;

/** `MASTER OF PHARMACY Iuliu Hațieganu University`: words in capitals before a name that is not. */
const capitalsBefore = /^(?:[\p{Lu}\d&'’./()-]{3,}\s+)+(?=\p{Lu}\p{Ll}[\p{L}\p{M}]*\s\p{Lu}\p{Ll})/u;

/** A longer line is no line of a study. */
const lineCharsMax = 400;

/** Most lines hold no word of a school: they are passed by at once. */
const mayNameVi =
  /trường|đại ?học|cao đẳng|trung (?:cấp|học)|học viện|tiểu học|m[ầẫ]m? ?(?:non|u giáo)|dạy nghề|phổ thông|phân hiệu|ĐH|CĐ|HV|TC|THPT|THCS|THCN|PTTH/iu;
const mayNameEn =
  /univ|colle|school|schule|facult|department|polytech|conserv|seminary|institut|sixth form|[ée]cole|politec|colegi|lyc[ée]e|lice/iu;

function named(said: string): Found[] {
  const vi = !mayNameVi.test(said)
    ? []
    : [...said.matchAll(schoolVi)].flatMap(({ 0: piece, index }) =>
        isGrade(piece.trim()) ? [] : (ownPart(said, index, index + piece.trimEnd().length) ?? []),
      );
  const en = (mayNameEn.test(said) ? schoolEn : []).flatMap((pattern) =>
    [...said.matchAll(pattern)].flatMap(({ 0: piece, index }) => {
      const lead = notName.exec(piece)?.[0].length ?? 0;
      const from = lead + (capitalsBefore.exec(piece.slice(lead))?.[0].length ?? 0);
      const rest = piece.slice(from);
      if (!/\s/u.test(rest.trim()) || degreeAt(rest) >= 0) return [];
      return ownPart(said, index + from, index + piece.length) ?? [];
    }),
  );
  return [...vi, ...en];
}

/** Where a text names a school: those of the résumé by their names, any other by the form of its name. */
/** Schools of the lines about studies, whether or not they were read as such. */
const schoolsIn = (text: string): string[] =>
  studyLines(text)
    .flatMap((line) => splitPhrases(line.slice(0, lineCharsMax), 0).flatMap(commaParts))
    .map((phrase) => phrase.text)
    .filter((name) => namesSchool(name) && degreeAt(name) < 0 && /\s/u.test(name) && /^\p{Lu}/u.test(name));

export function schoolFinder(facts: ResumeFacts, text: string): (said: string) => Found[] {
  const { education } = facts;
  const elsewhere = plainLetters(
    [
      facts.contact.location,
      ...facts.experience.flatMap(({ company, location }) => [company, location]),
    ].join('|'),
  );
  /** A town or an employer that was taken for a school. */
  const isOther = (name: string): boolean => !namesSchool(name) && elsewhere.includes(plainLetters(name));
  const known = [...education.map(({ institution }) => institution ?? ''), ...schoolsIn(text)]
    .flatMap((name) => [name, ...name.split(/\s[–—-]\s|\s\(|\)/u)])
    .filter((name) => !isOther(name))
    .flatMap((name) => knownOf(name) ?? []);
  const unique = [...new Map(known.map((one) => [one.plain, one])).values()];
  const letters = [...new Set(unique.flatMap(({ abbreviations }) => abbreviations))];
  const short =
    letters.length === 0
      ? null
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${letters.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const own = unique
    .map(({ plain }) => plain)
    .flatMap((plain) =>
      education.flatMap(({ institution }) =>
        institution && plainLetters(institution) === plain ? [institution] : [],
      ),
    )
    .map((institution) => institution.replace(schoolWord, '').trim())
    .filter((name) => name.split(' ').length >= 2);
  const cued =
    own.length === 0
      ? null
      : new RegExp(
          `(?<=(?<!\\p{L})${studyCue}\\s)(?:${own.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')).join('|')})(?![\\p{L}])`,
          'giu',
        );
  const patterns = [shortNames, ...(short ? [short] : []), ...(cued ? [cued] : [])];
  return (said) => [
    ...placesOf(said, unique).flatMap(({ start, end }) => ownPart(said, start, end) ?? []),
    ...named(said),
    ...patterns.flatMap((pattern) =>
      [...said.matchAll(pattern)].map(({ 0: piece, index }) => ({
        start: index,
        end: index + piece.length,
        kind: 'school' as const,
      })),
    ),
  ];
}
