import { isGrade } from '../resume/school-names.js';
import { degreeAt } from '../resume/study-patterns.js';
import type { Found } from './marks.js';

const capitalWord = "(?:\\p{Lu}[\\p{L}\\p{M}\\d.’'&-]{0,30}|TP\\.?[ \\u00a0]?HCM|Tp\\.)";
const jointVi = '(?:và|&|–|-)';
/** `Trường Đại học Kinh tế Quốc dân`: of such a name the kind of school stays, for it says how high a study is. */
const levelVi =
  '(?:[Đđ]ại [Hh]ọc|ĐẠI HỌC|[Cc]ao [Đđ]ẳng(?: [Nn]ghề)?|CAO ĐẲNG|[Tt]rung [Cc]ấp(?: [Nn]ghề)?|TRUNG CẤP|[Hh]ọc [Vv]iện|HỌC VIỆN|[Tt]rung [Hh]ọc(?: [Pp]hổ [Tt]hông| [Cc]ơ [Ss]ở)?|[Tt]iểu [Hh]ọc|[Mm]ầm [Nn]on|[Mm]ẫu [Gg]iáo|[Dd]ạy [Nn]ghề|[Pp]hổ [Tt]hông|THPT|THCS|THCN|PTTH|ĐH|CĐ|TC|[Dd]ai [Hh]oc|[Cc]ao [Dd]ang|[Tt]rung [Cc]ap|[Hh]oc [Vv]ien|DAI HOC|CAO DANG|TRUNG CAP|HOC VIEN)';
/** `Ô tô Trường Hải` is no school: without its level one is believed where a cell begins or a place is named. */
const otherTruong =
  '(?<!(?:[Tt]hị|[Mm]ôi|[Hh]iện|[Cc]ông|[Ll]ập|[Cc]hiến|[Qq]uảng|[Hh]ội|[Nn]ông|[Ss]ân|[Tt]ăng|[Dd]iễn|[Tt]ừ|[Pp]hi|[Nn]ghị|[Pp]háp|[Nn]gư|[Ll]âm|[Tt]hương|THỊ|MÔI|HIỆN|CÔNG) )';
const bareVi = '(?:trường|(?<=(?:^|[\\n\\t|•·;:,(–-]|tại|ở|từ|của) ?)(?:Trường|TRƯỜNG))';
const kindVi = `(?:${otherTruong}(?:[Tt]rường|TRƯỜNG|[Tt]ruong) ${levelVi} ?|${otherTruong}${bareVi} (?!${levelVi}(?!\\p{L}))|(?:${levelVi}|[Pp]hân [Hh]iệu|HV)[ \\u00a0]?)`;
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
export const shortNames =
  /(?<![\p{L}\p{N}])(?:HUST|NEU|FTU2?|UEH|UEL|TDTU|PTIT|VNU(?:-?HCM(?:-[A-Z]{2,4})?)?|VNUHCM|BKHN|HCMUT|HCMUTE|ULIS|HVTC|HVNH|HUTECH|HCMUS|USSH|UEF|HCMUE|HNUE|HAUI|VNUA|ĐHQG(?:\s?HN|\s?(?:TP\.?\s?)?HCM)?|ĐHBK(?:HN)?|ĐHKTQD|KTQD|ĐHNT|ĐHSP|RMIT|UCLA|NYU|UCSD|INSEAD|SOAS|ĐH\p{Lu}{2,6}|HV\p{Lu}{2,5})(?![\p{L}\p{N}])/gu;

/** `Cao đẳng Kế toán` is a grade and its field; `Cao đẳng Kinh tế Đối ngoại` is written as a name. */
const writtenAsName = /(?<!\p{L})\p{Lu}\p{Ll}+(?:\s\p{Ll}+)+\s\p{Lu}\p{Ll}/u;
const level = /^\p{L}+\s\p{L}+\s/u;
export const isField = (text: string): boolean =>
  isGrade(text) && !writtenAsName.test(text.replace(level, ''));

/** A found name without what only says of which kind a school is; null where nothing else is left. */
export function ownPart(said: string, start: number, end: number): Found | null {
  let text = said.slice(start, end);
  const lead =
    /^(?:(?:trường|truong|đại\s?học|dai hoc|cao\s?đẳng(?:\snghề)?|cao dang|trung\s?cấp(?:\snghề)?|trung cap|học\s?viện|hoc vien|phân\shiệu|trung\shọc(?:\sphổ\sthông|\scơ\ssở)?|tiểu\shọc|mầm\snon|thpt|thcs|đh|cđ|hv|the|universi(?:ty)?\sof|college\sof|institute\sof)(?:\s+|$))+/iu.exec(
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

/** Most lines hold no word of a school: they are passed by at once. */
const mayNameVi =
  /trường|đại ?học|cao đẳng|trung (?:cấp|học)|học viện|truong|dai hoc|cao dang|trung cap|hoc vien|tiểu học|m[ầẫ]m? ?(?:non|u giáo)|dạy nghề|phổ thông|phân hiệu|ĐH|CĐ|HV|TC|THPT|THCS|THCN|PTTH/iu;
const mayNameEn =
  /univ|colle|school|schule|facult|department|polytech|conserv|seminary|institut|sixth form|[ée]cole|politec|colegi|lyc[ée]e|lice/iu;

export function namedSchools(said: string): Found[] {
  const vi = !mayNameVi.test(said)
    ? []
    : [...said.matchAll(schoolVi)].flatMap(({ 0: piece, index }) =>
        isField(piece.trim()) ? [] : (ownPart(said, index, index + piece.trimEnd().length) ?? []),
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
