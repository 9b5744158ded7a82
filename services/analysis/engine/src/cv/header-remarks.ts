import { isPlace } from '../catalogue/places.js';
import { isDateOnly } from '../resume/lists.js';
import { fold } from '../text/fold.js';

/** The names and dates of a position as they stand in its header. */
export interface HeaderFacts {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly dates: string | null;
}

const headerLinesMax = 3;
const headerCharsMax = 400;

/** The fewest lines of the résumé that hold the facts of one position; null where no lines do. */
function headerOf(lines: readonly string[], { title, company, dates }: HeaderFacts): string | null {
  const wanted = [title, company, dates].flatMap((fact) => fact ?? []);
  if (wanted.length < 2) return null;
  for (let count = 1; count <= headerLinesMax; count += 1)
    for (let at = 0; at + count <= lines.length; at += 1) {
      const header = lines.slice(at, at + count).join('\n');
      if (header.length <= headerCharsMax && wanted.every((fact) => header.includes(fact))) return header;
    }
  return null;
}

/** Full time, a duration: how, and not where or what. */
const plain =
  /^(?:[\d\s.,/+-]+(?:years?|yrs?|months?|mos?|năm|tháng)?|(?:full|part)[- ]?time|contract|permanent|temporary|remote|hybrid|on-?site|freelance|toàn thời gian|bán thời gian|thời vụ|tự do)$/iu;
/** A part of the employer, or through whom somebody worked there. */
const unit =
  /^(?:khoa|phòng|bộ phận|ban|tổ|đội|phân xưởng|xưởng|khối|department|division|dept\.?|ward|unit|team|through|via|on behalf of)\s\S|\s(?:department|division|dept\.?|ward|unit|office|branch|site|team)$/iu;
const bracket = /\(([^()]{3,80})\)/gu;
/** Stands for a fact that the entry has already. */
const gone = '\u0001';
const remarkCharsMax = 90;
const behindWordsMax = 3;

/** `, Todmorden` right behind the employer: a town that no list knows. */
const behind = new RegExp(
  `${gone},\\s(\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)*)(?=\\.|\\n|$|\\t|,?\\s*${gone})`,
  'u',
);

export interface HeaderRest {
  /** Its ward, how large the employer is, since when a rank. */
  readonly remarks: string[];
  /** A town right behind the employer that no list of places knows. */
  readonly town: string | null;
}

/** What the header of a position says beside its names and dates. */
export function headerRest(text: string, facts: HeaderFacts): HeaderRest {
  const header = headerOf(text.split('\n'), facts);
  if (header === null) return { remarks: [], town: null };
  const known = [facts.title, facts.company, facts.dates, facts.location]
    .flatMap((fact) => fact ?? [])
    .toSorted((a, b) => b.length - a.length);
  const rest = known.reduce((left, fact) => left.replace(fact, gone), header);
  const brackets = [...rest.matchAll(bracket)].map(([, inside = '']) => inside.trim());
  const open = rest.replace(bracket, '');
  const parts = open.split(/[,;|·\t\n]|\s[–—-]\s|\.(?=\s|$)/u).map((part) => part.trim());
  const town = facts.location === null ? behind.exec(open)?.[1] : undefined;
  const said = [...parts.filter((part) => unit.test(part)), ...brackets.filter((inside) => !isPlace(inside))];
  const names = fold([facts.title, facts.company].join(' '));
  const isRemark = (one: string): boolean =>
    one.length <= remarkCharsMax &&
    /\p{L}{3}/u.test(one) &&
    !one.includes(gone) &&
    !plain.test(one) &&
    !isDateOnly(one) &&
    !names.includes(fold(one));
  const isTown = town !== undefined && town.split(' ').length <= behindWordsMax && isRemark(town);
  return { remarks: [...new Set(said)].filter(isRemark), town: isTown ? town : null };
}
