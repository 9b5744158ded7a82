import {
  commaParts,
  looksLikeOrganisation,
  type Phrase,
  phraseAt,
  splitPhrases,
  titleScore,
  withoutPlace,
} from '../layout/phrases.js';
import { cellLabel, headerLabel, isClientLabel } from './header-labels.js';
import { blank, isNarrated, type Line } from './lines.js';
import { narratedIn } from './prose.js';
import { tellsRole, withLaterTitles } from './second-roles.js';

export interface EntryFields {
  readonly title: Phrase | null;
  readonly company: Phrase | null;
  readonly place: Phrase | null;
  /** The employer is a mere comma part beside the title; a line of its own would be better. */
  readonly weakCompany: boolean;
  /** The employer stands on a line without the title: titles below may share it. */
  readonly ownLine: boolean;
}

interface Candidate {
  readonly phrase: Phrase;
  /** The whole phrase it is a part of. */
  readonly whole: Phrase;
  readonly line: number;
  readonly title: number;
  readonly organisation: boolean;
  /** A place stands beside it. */
  readonly placed: boolean;
  /** A comma part beside a title: an employer only when nothing better is there. */
  readonly weak: boolean;
  /** Named as the one for whom the employer worked. */
  readonly client: boolean;
}

/** `(a) Larkmoor`, `2. Larkmoor`: entries that somebody counted. */
const counted = /^\s*(?:\(?(?:[a-zđ]|\d{1,2}|[ivx]{1,4})\)|\d{1,2}\.)\s+(?=\S)/iu;

function headText(line: Line): string {
  const text = line.block.text.replace(counted, (count) => '\t'.repeat(count.length));
  return line.range ? blank(text, line.range.start, line.range.end) : text;
}

const own =
  /^(?:self[- ]?employed|freelancer?|freelancing|independent|own business|family business|tự do|làm tự do|kinh doanh tự do|tu do)(?![\p{L}])/iu;
const ownAccount = /\((?:freelancer?|freelancing|self[- ]employed|tự do)\)/iu;
const candidate = (phrase: Phrase, line: number, title: number, placed: boolean): Candidate => ({
  phrase,
  whole: phrase,
  line,
  title,
  organisation: looksLikeOrganisation(phrase.text),
  placed,
  weak: false,
  client: false,
});

/** `Google, Software Engineer` → its title part and the rest, when the phrase is a comma list with a title in it. */
function commaCandidates(phrase: Phrase, line: number, placed: boolean): Candidate[] {
  const [head, ...others] = withLaterTitles(commaParts(phrase), phrase);
  const parts = head ? [head, ...others.filter((part) => !tellsRole(part))] : [];
  const scores = parts.map((part) => titleScore(part.text));
  const best = scores.indexOf(Math.max(...scores));
  const titles = scores.filter((score) => score > 0).length;
  if (parts.length < 2 || titles === 0 || titles > 1) {
    const whole = head && parts.length === 1 && others.length > 0 ? head : phrase;
    return [candidate(whole, line, titles > 1 ? 2 : titleScore(whole.text), placed)];
  }
  return parts.map((part, i) => ({
    phrase: part,
    whole: phrase,
    line,
    title: i === best ? (scores[i] ?? 0) : 0,
    organisation: looksLikeOrganisation(part.text),
    placed: placed && i === parts.length - 1,
    weak: true,
    client: false,
  }));
}

/** ` at `, ` tại `: a title and its employer in one phrase. */
function splitAt(phrase: Phrase): Phrase[] {
  const match = /\s(?:at|tại|with|for)\s+(?=[\p{Lu}\d])|\stại\s+(?=\p{Ll})/u.exec(phrase.text);
  if (!match || titleScore(phrase.text.slice(0, match.index)) < 2) return [phrase];
  const after = match.index + match[0].length;
  if (/^\p{Ll}/u.test(phrase.text.slice(after)) && !looksLikeOrganisation(phrase.text.slice(after)))
    return [phrase];
  return [
    phraseAt(phrase.text.slice(0, match.index), phrase.start),
    phraseAt(phrase.text.slice(after), phrase.start + after),
  ];
}

/** `PHARMACIST Farmacia Sol SRL`: a title and an employer without a sign between them, as a form prints them. */
function titleAndEmployer({ text, start }: Phrase): { title: Phrase; company: Phrase } | null {
  for (const { index } of text.matchAll(/\s(?=\p{Lu}\S*\s)/gu)) {
    const title = phraseAt(text.slice(0, index), start);
    const company = phraseAt(text.slice(index + 1), start + index + 1);
    if (titleScore(title.text) === 2 && titleScore(company.text) < 2 && looksLikeOrganisation(company.text))
      return { title, company };
  }
  return null;
}

/** `Phòng Kinh doanh`, `Dept. of Paediatrics`: a part of the employer is neither title nor employer. */
const department =
  /^(?:(?:phòng(?! khám| gym| vé| net)|bộ phận|khối|khoa(?! học))\s[\p{L}\s&]{2,40}|(?:dept\.?|department|division|division) of [\p{L}\s&]{2,40}|[\p{L}\s&]{2,30}\s(?:department|dept\.?|division))$/iu;

const noise =
  /^(?:[\d\s.,/()-]+|\(?(?:full|part)[- ]?time\)?|contract(?:or|ual)?|permanent|temporary|seasonal|remote|hybrid|on-?site|toàn thời gian|bán thời gian|từ|tu|from|since|total|\(?\d+\+? (?:years?|yrs?|months?|mos?|năm|tháng)\b.*|less than a year|client|project|thời gian|duration|period|dates?)$/iu;

/** A remark after the header's fields is a sentence of its own. */
const sentence = /^\p{Lu}\p{Ll}+(?:\s\S+){2,}[.]$/u;

/** `Khách sạn Sóng Biển (4 sao, 90 phòng)`, `Acme Ltd (120 employees)`: how large an employer is stands behind its name. */
const sizeRemark =
  /\s*\((?=[^()]*(?:\d\s?(?:lao động|nhân viên|công nhân|người|nhân sự|phòng|sao|giường|employees|staff|people|rooms|beds)|vốn\s\p{L}))[^()]*\)$/iu;

/** `tinyrelay, a relay in Python`: what begins in lower case after a comma tells of the employer. */
function withoutRemark(whole: Phrase): Phrase {
  const size = sizeRemark.exec(whole.text)?.index ?? 0;
  const phrase = size > 0 ? phraseAt(whole.text.slice(0, size), whole.start) : whole;
  const at = /,\s+(?=\p{Ll})/u.exec(phrase.text)?.index;
  const before = phrase.text.slice(0, at);
  const inBracket = before.lastIndexOf('(') > before.lastIndexOf(')');
  return at === undefined || at < 3 || inBracket ? phrase : phraseAt(phrase.text.slice(0, at), phrase.start);
}

/** `Trạm y tế Hưng Lợi. ĐD thực hành. 10/2020 - 7/2021`: fields that full stops part; `Co. Ltd` and `TP. Huế` are one. */
const stopBetween =
  /(?<=[\p{Ll})]{2}|\p{L}\s\d{1,2})(?<!(?:^|\s)(?:Co|Ltd|Inc|Corp|Jr|Sr|St|Dr|Mr|Mrs|Dept|Univ|Tp|Tx|No|Bros))\.\s+(?=\p{Lu})/gu;
const fieldWordsMax = 12;
function atStops(phrase: Phrase): Phrase[] {
  const cuts = [...phrase.text.matchAll(stopBetween)];
  const parts = [...cuts, null].map((cut, i) => {
    const before = cuts[i - 1];
    const from = before ? before.index + before[0].length : 0;
    return phraseAt(phrase.text.slice(from, cut?.index).replace(/\.$/u, ''), phrase.start + from);
  });
  const short = parts.every(({ text }) => text.split(/\s+/).length <= fieldWordsMax);
  return cuts.length > 0 && short ? parts.filter(({ text }) => text !== '') : [phrase];
}

function bestTitle(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  for (const item of candidates) {
    const better = item.title > (best?.title ?? 0);
    const surer = best !== null && item.title === best.title && best.organisation && !item.organisation;
    if (better || surer) best = item;
  }
  return best;
}

/** `Gia sư Toán lớp 2, lớp 4`: what begins in lower case beside a title goes on with it. */
const isRemark = ({ weak, organisation, phrase }: Candidate): boolean =>
  weak && !organisation && /^\p{Ll}/u.test(phrase.text);

function bestCompany(candidates: readonly Candidate[], title: Candidate | null): Candidate | null {
  // Beside the title a comma parts title and employer; on any other line it belongs to the name.
  const others = candidates
    .filter((item) => item !== title && !isRemark(item))
    .map((item) =>
      item.weak && item.whole !== title?.whole ? candidate(item.whole, item.line, 0, item.placed) : item,
    );
  const employers = others.filter(({ client, title }) => !client && title < 2);
  const plain = employers.length > 0 ? employers : others.filter(({ title }) => title < 2);
  return (
    plain.find((item) => item.organisation && !item.weak) ??
    plain.find((item) => !item.weak && item.title === 0 && item.placed) ??
    plain.find((item) => !item.weak && item.title === 0) ??
    plain.find((item) => item.organisation) ??
    plain.find((item) => item.title === 0) ??
    others.find((item) => !item.weak && item.line !== title?.line) ??
    null
  );
}

/** A program and its university joined by a dash are one employer as written. */
function widen(company: Candidate, candidates: readonly Candidate[], source: string, at: number): Phrase {
  const same = candidates.filter((c) => c.line === company.line && !c.weak && c.title === 0);
  const before = same[same.indexOf(company) - 1];
  if (!before || before.organisation || !company.organisation) return company.phrase;
  const between = source.slice(before.phrase.end - at, company.phrase.start - at);
  if (!/^\s[–—]\s$/.test(between)) return company.phrase;
  return {
    text: source.slice(before.phrase.start - at, company.phrase.end - at),
    start: before.phrase.start,
    end: company.phrase.end,
  };
}

/** Without a known title, the employer is what says so, else the line that people write second. */
function companyByPlace(candidates: readonly Candidate[], employerFirst: boolean): Candidate | null {
  const best = bestCompany(candidates, null);
  if (!best || best.organisation || best.placed || employerFirst) return best;
  return candidates.find((item) => !item.weak && item.line > best.line) ?? best;
}

/** Without a known word, two lines are title and employer in the order people write them: the title first. */
function titleByPlace(candidates: readonly Candidate[], company: Candidate | null): Candidate | null {
  const free = candidates.filter(
    (item) => item !== company && !item.organisation && !item.placed && !item.weak,
  );
  const before = free.filter((item) => company !== null && item.line < company.line).at(-1);
  const after = free.find((item) => company !== null && item.line >= company.line);
  const found = before ?? after ?? null;
  return found && found.phrase.text.split(/\s+/).length <= 8 && /^\p{Lu}/u.test(found.phrase.text)
    ? found
    : null;
}

/** `Employer - Town, State`: two capitalised names after a dash, whatever the country. */
const townShape = /^\p{Lu}[\p{L}.'’ -]{1,28},\s\p{Lu}[\p{L}.'’ -]{1,28}$/u;
function placedBy({ text }: Phrase, candidates: readonly Candidate[], line: number): boolean {
  const last = candidates[candidates.length - 1];
  return (
    last?.line === line && townShape.test(text) && titleScore(text) === 0 && !looksLikeOrganisation(text)
  );
}

/** `1. Công ty …`: the number of the entry is no part of its name. */
function withoutNumber(phrase: Phrase): Phrase {
  const lead = /^\d{1,2}[.)]\s+(?=\p{L})/u.exec(phrase.text)?.[0].length ?? 0;
  return lead === 0 ? phrase : phraseAt(phrase.text.slice(lead), phrase.start + lead);
}

interface Candidates {
  readonly candidates: readonly Candidate[];
  readonly place: Phrase | null;
}

/** A header is asked for its fields several times, and grows in between. */
const readBefore = new WeakMap<readonly Line[], Candidates & { readonly lines: number }>();
function candidatesOf(lines: readonly Line[]): Candidates {
  const before = readBefore.get(lines);
  if (before?.lines === lines.length) return before;
  const found = candidatesIn(lines);
  readBefore.set(lines, { ...found, lines: lines.length });
  return found;
}

function candidatesIn(lines: readonly Line[]): Candidates {
  const candidates: Candidate[] = [];
  let place: Phrase | null = null;
  for (const [i, line] of lines.entries()) {
    const [first, second] = line.block.cells;
    let inDepartment = false;
    const named = first && second && line.block.cells.length === 2 ? cellLabel(first.text) : null;
    const beside = named && first ? { field: named, at: 0, client: isClientLabel(first.text) } : null;
    for (const raw of splitPhrases(headText(line), line.block.start)
      .map(withoutNumber)
      .flatMap((raw) => (line.range ? atStops(raw) : [raw]))
      .flatMap(splitAt)) {
      if (beside && first && raw.start < first.end) continue;
      const label = beside ?? headerLabel(raw.text);
      const phrase = label ? phraseAt(raw.text.slice(label.at), raw.start + label.at) : raw;
      if (label?.field === 'place') place ??= phrase;
      if (label?.field === 'place' || noise.test(phrase.text) || phrase.text.length < 2) continue;
      if (label === null && department.test(phrase.text)) {
        inDepartment = true;
        continue;
      }
      // `Khoa Hồi sức - Chống độc`: the rest of a department's name.
      if (inDepartment && titleScore(phrase.text) === 0 && !looksLikeOrganisation(phrase.text)) continue;
      if (sentence.test(phrase.text) && !looksLikeOrganisation(phrase.text.replace(/\.$/, ''))) continue;
      const split = placedBy(raw, candidates, i) ? { rest: null, place: phrase } : withoutPlace(phrase);
      place ??= split.place;
      if (!split.rest) {
        // A place alone on its line or after a dash belongs to the employer beside it.
        const last = candidates[candidates.length - 1];
        if (last && last.line === i && !last.weak)
          candidates[candidates.length - 1] = { ...last, placed: true };
        continue;
      }
      const placed = split.place !== null;
      if (label === null || label.field === 'dates')
        candidates.push(...commaCandidates(split.rest, i, placed));
      else
        candidates.push({
          ...candidate(split.rest, i, label.field === 'title' ? 3 : 0, placed),
          organisation: label.field === 'company',
          client: label.client,
        });
    }
  }
  return { candidates, place };
}

const remarkWordsMin = 3;
const tellingWordsMin = 2;
const tells = ({ text }: Phrase): boolean =>
  text.split(/\s+/).length >= remarkWordsMin &&
  (text.match(/(?<![\p{L}\d])\p{Ll}{2,}/gu) ?? []).length >= tellingWordsMin &&
  !noise.test(text) &&
  !department.test(text);

/** What a header says beside its fields: `B2B software for ferries`, `a few days a month beside the main job`. */
export function remarksIn(lines: readonly Line[], fields: EntryFields): Phrase[] {
  const used = [fields.title, fields.company, fields.place].filter((field) => field !== null);
  return lines.flatMap((line) => {
    const { cells, start } = line.block;
    const phrases = splitPhrases(headText(line), start);
    if (headerLabel(line.block.text)) return [];
    // A table has what was done in a cell of its own.
    if (cells.length > 2)
      return cells.filter(
        (cell) => tells(cell) && used.every((field) => field.end <= cell.start || field.start >= cell.end),
      );
    return phrases.flatMap((phrase) => {
      const inside = used.filter((field) => field.start < phrase.end && field.end > phrase.start);
      const end = Math.max(phrase.start, ...inside.map((field) => field.end));
      const rest = phraseAt(phrase.text.slice(end - phrase.start), end);
      const isTold =
        (inside.length === 0 && line.range !== null) || /^,\s/u.test(phrase.text.slice(end - phrase.start));
      return isTold && tells(rest) ? [rest] : [];
    });
  });
}

/** Title, employer and place in the header lines of an entry, whatever their order. */
export function fieldsOf(lines: readonly Line[], employerFirst = false): EntryFields {
  const told = lines.find((line) => line.range !== null && isNarrated(line.block.text));
  const narrated = told ? narratedIn(told.block.text, told.block.start) : null;
  if (narrated) return { ...narrated, place: null, weakCompany: false, ownLine: false };
  const { candidates, place } = candidatesOf(lines);
  const onOwn = candidates.filter(
    (item) => own.test(item.phrase.text) && item.phrase.text.split(/\s+/).length <= 9,
  );
  const bare = onOwn.find((item) => item.phrase.text.split(/\s+/).length <= 2);
  const selfMade = bare ?? onOwn[0];
  const titled = candidates.some((item) => item !== bare && item.title === 2);
  const known = candidates.filter((item) => item !== selfMade || (item.title === 2 && !(bare && titled)));
  const sure = bestTitle(known);
  const only = known.length === 1 && sure?.title !== 2 ? known[0] : undefined;
  const run = only ? titleAndEmployer(only.phrase) : null;
  if (run) return { ...run, place, weakCompany: false, ownLine: false };
  const chosen = sure ? bestCompany(known, sure) : companyByPlace(known, employerFirst);
  const alone = selfMade && !sure ? known.find((item) => item !== selfMade && !item.organisation) : undefined;
  const title = sure ?? alone ?? titleByPlace(known, chosen ?? selfMade ?? null);
  const other = title === chosen ? bestCompany(known, title) : chosen;
  // `Developer (freelance)`: whom one worked for on one's own account employed nobody.
  const company = other?.client === true && ownAccount.test(title?.phrase.text ?? '') ? null : other;
  const source = company ? lines[company.line]?.block : undefined;
  const employer = company && source ? withoutRemark(widen(company, known, source.text, source.start)) : null;
  const selfEmployed = selfMade && selfMade !== title ? withoutRemark(selfMade.phrase) : null;
  return {
    title: title?.phrase ?? null,
    company: employer ?? selfEmployed,
    place,
    weakCompany: company?.weak ?? false,
    ownLine: company !== null && company.line !== title?.line,
  };
}
