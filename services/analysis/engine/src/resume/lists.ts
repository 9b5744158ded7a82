import type { Block } from '../layout/read-text.js';
import { type Phrase, phraseAt } from '../layout/phrases.js';
import { findDates, findRanges } from '../text/dates.js';
import { styledHeadingKind } from '../catalogue/section-headings.js';
import { isLink } from './lines.js';
import { paperTables } from './paper-tables.js';
import { fullSentencesOf } from './prose.js';
import { atYears, isGrade, namesIssuer, tellsValidity } from './list-cells.js';
import { namesSchool } from './school-names.js';
import type { Section } from './sections.js';
import { degreeAt } from './study-patterns.js';

/** What a recruiter's office wants to read under a résumé is said by nobody of themselves. */
export const consent =
  /(?:agree|consent)\b.{0,40}\b(?:processing|personal data)|\bGDPR\b|personal data .{0,60}recruitment|cam (?:đoan|kết).{0,60}(?:sự thật|đúng|trung thực)/iu;

const entryCharsMin = 3;
const entryCharsMax = 160;

/** True for a cell that holds a date and nothing else. */
export function isDateOnly(text: string): boolean {
  const dates = [...findRanges(text), ...findDates(text)];
  const rest = dates.reduce((left, { text: date }) => left.replace(date, ''), text);
  const open = /^\W*(?:present|current|no expiration|expires?|valid(?: until)?|từ|đến|nay)\W*$/iu.test(rest);
  return open || (dates.length > 0 && !/\p{L}{3}/u.test(rest));
}

const seasonal =
  /^(?:(?:mỗi|hằng|các|every|each|most)\s)?(?:mùa\s)?(?:hè|đông|xuân|thu|tết|cuối tuần|summers?|winters?|springs?|autumns?|falls?|weekends?|evenings?)(?:\s(?:từ|since|from|until|đến))?[\s\d,;–/-]*$/iu;
/** `mỗi hè từ 2020`, `evenings`: a cell that says when, as a date does. */
export const isDateCell = (text: string): boolean => isDateOnly(text) || seasonal.test(text.trim());

/** An entry of a list, with the dates that stand in a cell or a line of their own. */
export interface ListedEntry extends Phrase {
  dates: string | null;
}

const isEntry = ({ text }: Phrase): boolean =>
  text.length >= entryCharsMin &&
  text.length <= entryCharsMax &&
  /\p{L}{2}/u.test(text) &&
  !consent.test(text) &&
  !isLink(text);
const isDated = ({ text, dates }: ListedEntry): boolean => dates !== null || findDates(text).length > 0;

const toldCharsMin = 12;

/** `Level 2: applied twice, no place yet`: what is said behind a certificate, and none itself. */
const remark = /(?<!\p{L})(?:chưa|không|thì|nộp đơn|not|never|no|yet|applied|waiting|we|they)(?!\p{L})/iu;

/** `Larkfield First Aid, 2023. Forklift licence, 2021.`: certificates written one behind the other as sentences. */
function atSentences(cell: Phrase): Phrase[] {
  const told = fullSentencesOf(cell.text, cell.start);
  const whole = cell.text.length <= entryCharsMax && !/[.!]$/u.test(cell.text);
  if (whole || told.some(({ text }) => text.length < toldCharsMin)) return [cell];
  return told.length < 2
    ? [cell]
    : told
        .filter(({ text }, i) => i === 0 || findDates(text).length > 0 || !remark.test(text))
        .map(({ text, start }) => phraseAt(text.replace(/[.;]$/u, ''), start));
}

/** A cell beside a name: a date, or how long a certificate is valid. */
const isBeside = (text: string, kind: Section['kind']): boolean =>
  isDateCell(text) || (kind === 'certifications' && tellsValidity(text));

const rowCells = 3;
/** A name and the cells right behind it that tell who gave it: of a name, a cell and a date the one in the middle. */
function withGivers(names: readonly Phrase[], { text, start, cells }: Block): Phrase[] {
  const isRow = cells.length === rowCells && names.length === 2 && cells[1] === names[1];
  return names.reduce<Phrase[]>((all, cell) => {
    const last = all.at(-1);
    if (!last || !(isRow || namesIssuer(cell.text))) return [...all, cell];
    const isNext = cell.start - last.end === 1 && /\p{L}/u.test(cell.text);
    const whole = {
      text: text.slice(last.start - start, cell.end - start),
      start: last.start,
      end: cell.end,
    };
    return isNext ? [...all.slice(0, -1), whole] : all;
  }, []);
}

/** What is too long for an entry is told in several. */
const sentencesOfCell = (cell: Phrase): Phrase[] =>
  fullSentencesOf(cell.text, cell.start).map(({ text, start }) => phraseAt(text.replace(/\.$/u, ''), start));

/** The names of a row of a section. */
function namesOf(block: Block, kind: Section['kind']): Phrase[] {
  const cells = block.cells.filter(({ text }) => !isBeside(text, kind));
  if (kind !== 'certifications')
    return cells
      .flatMap((cell) => (cell.text.length > entryCharsMax ? sentencesOfCell(cell) : [cell]))
      .filter(isEntry);
  return withGivers(cells, block)
    .flatMap(atSentences)
    .flatMap(atYears)
    .filter((cell) => !isDateOnly(cell.text) && !isGrade(cell.text) && isEntry(cell));
}

/** A row of a table of papers: all that it says is said of one. */
function rowOfPapers({ cells, text, start }: Block): ListedEntry[] {
  const told = cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell.text));
  const [first, last] = [told[0], told.at(-1)];
  return first && last
    ? [{ ...phraseAt(text.slice(first.start - start, last.end - start), first.start), dates: null }]
    : [];
}

/** The entries of one section; where its first line is a date, dates stand above their entries, else below. */
function entriesOf({ kind, blocks }: Section): ListedEntry[] {
  const entries: ListedEntry[] = [];
  const above = blocks[0]?.cells.every(({ text }) => isDateOnly(text)) ?? false;
  let open: string | null = null;
  const tables = kind === 'certifications' ? paperTables(blocks) : [];
  const names = new Set(tables.map((table) => table.names));
  const rows = new Set(tables.flatMap((table) => table.rows));
  for (const block of blocks) {
    if (names.has(block)) continue;
    if (rows.has(block)) {
      entries.push(...rowOfPapers(block));
      continue;
    }
    const [date] = block.cells.filter(({ text }) => isBeside(text, kind)).map(({ text }) => text);
    const [first, ...rest] = namesOf(block, kind).map((cell): ListedEntry => ({
      ...phraseAt(cell.text, cell.start),
      dates: null,
    }));
    const last = entries.at(-1);
    if (first) {
      first.dates = date ?? open;
      if (first.dates !== null && /\p{L}{2}\.$/u.test(first.text))
        Object.assign(first, phraseAt(first.text.slice(0, -1), first.start));
      open = null;
      entries.push(first, ...rest);
    } else if (date !== undefined && above) open = date;
    else if (date !== undefined && last && !isDated(last)) last.dates = date;
  }
  return entries;
}

/** Entries of certificates, awards, activities and the like: one each line, issuers left on it. */
export const listedEntries = (sections: readonly Section[], kind: Section['kind']): ListedEntry[] =>
  sections.filter((section) => section.kind === kind).flatMap(entriesOf);

export interface Project {
  readonly name: Phrase;
  /** The dates that stand behind its name. */
  readonly dates: string | null;
  readonly body: readonly Block[];
}

const nameCharsMax = 110;
const detailLabel =
  /^(?:role|position|team(?: size)?|technolog|tools?|environment|duration|period|client|description|responsibilit|link|url|github|tech|stack|vai trò|vị trí|công nghệ|mô tả|khách hàng|thời gian|số lượng|quy mô|trách nhiệm|nhiệm vụ|ngôn ngữ|website|công cụ)[\p{L} ]{0,24}:/iu;
const projectLabel = /^(?:project(?: name| title)?|dự án|tên dự án|đồ án)\s*(?:#?\s?\d{1,2})?\s*[:.–-]\s*/iu;
const phoneOrMail = /\S@\S+\.\S|\(\d{3}\)\s?\d{3}|\+\d{2,3}[\s\d]{7,}/;

/** The name in a project's first line: without its label and the dates beside it. */
function projectHead(block: Block): (Pick<Project, 'name' | 'dates'> & { rest: Phrase | null }) | null {
  const cell = block.cells.find((part) => /\p{L}{3}/u.test(part.text) && !isDateOnly(part.text));
  if (!cell) return null;
  const lead = projectLabel.exec(cell.text)?.[0].length ?? 0;
  const range = findRanges(cell.text)[0];
  const dated = range && range.start > lead + 3 ? range : null;
  const name = phraseAt(cell.text.slice(lead, dated?.start ?? cell.text.length), cell.start + lead);
  if (name.text === '') return null;
  const rest = dated
    ? phraseAt(
        cell.text.slice(dated.end).replace(/^[\s.)\]]+/u, (sign) => ' '.repeat(sign.length)),
        cell.start + dated.end,
      )
    : null;
  return { name, dates: dated?.text ?? null, rest: rest && /\p{L}{3}/u.test(rest.text) ? rest : null };
}

/** Projects: a short line that is no list item names one; what follows tells of it. */
export function listedProjects(sections: readonly Section[]): Project[] {
  const projects: (Project & { body: Block[] })[] = [];
  for (const { blocks } of sections.filter((s) => s.kind === 'projects')) {
    const flat =
      blocks.every((block) => block.bullet) ||
      blocks.every((block) => !block.bullet && /\d{4}/.test(block.text));
    const anyBold = blocks.some((block) => block.bold);
    for (const block of blocks) {
      const last = projects[projects.length - 1];
      if (phoneOrMail.test(block.text)) continue;
      const head = projectHead(block);
      const labelled = projectLabel.test(block.text);
      const short = block.text.length <= nameCharsMax && !/[;]$|\w\.$/.test(block.text);
      const names = !block.bullet && short && !detailLabel.test(block.text);
      const second = last !== undefined && last.body.length === 0 && !block.bold && block.text.length <= 60;
      const begins =
        labelled || flat || (names && (anyBold ? block.bold : !second && (!last || last.body.length > 0)));
      if (head && (begins || (names && !last))) {
        const { name, dates, rest } = head;
        projects.push({ name, dates, body: rest ? [{ ...block, ...rest, cells: [rest] }] : [] });
      } else last?.body.push(block);
    }
  }
  return projects.filter(({ name }) => !isOtherName(name.text));
}

const service =
  /(?<!\p{L})(?:nghĩa vụ quân sự|đi bộ đội|nhập ngũ|national service|military service|conscript\p{L}*)(?!\p{L})/iu;
/** A degree with its school, a heading, time in the army: no project, wherever it stands. */
const isOtherName = (name: string): boolean =>
  (degreeAt(name) >= 0 && namesSchool(name)) || styledHeadingKind(name) !== null || service.test(name);
