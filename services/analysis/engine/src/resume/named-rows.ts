import { headingKind } from '../catalogue/section-headings.js';
import { numberLength, type Phrase, phraseAt } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { type DateRange, findDates, findRanges } from '../text/dates.js';
import { asLine } from './as-line.js';
import { employerIn } from './by-columns.js';
import { gapLine, type Position } from './experience.js';
import { cellLabel, headerLabel } from './header-labels.js';

// Where a page names its fields itself, in the first row of a table or by a label before each of them, nothing is to be
// guessed: a seaman's table of ships, an official's form.

type Field = 'title' | 'company' | 'place' | 'dates' | 'from' | 'to' | 'duties';
type Cell = Block['cells'][number];

const columns: readonly (readonly [Field, RegExp])[] = [
  [
    'from',
    /^(?:from|started?|start date|signed on|sign[- ]on|joined|embarked|date from|từ(?: ngày| tháng| năm)?|bắt đầu|ngày vào)$/iu,
  ],
  [
    'to',
    /^(?:to|until|till|ended?|end date|signed off|sign[- ]off|left|disembarked|date to|đến(?: ngày| tháng| năm)?|kết thúc|ngày nghỉ)$/iu,
  ],
  [
    'dates',
    /^(?:dates?|period|when|years?|time|duration|from ?[-–—/]? ?(?:to|until)|thời gian|từ ?[-–—] ?đến|năm)(?!\p{L})/iu,
  ],
  [
    'title',
    /^(?:post|position|title|role|rank|capacity|job title|designation|chức vụ|chức danh|vị trí|cấp bậc)(?!\p{L})/iu,
  ],
  [
    'company',
    /^(?:employer|company|organi[sz]ation|firm|agency|through|owner|where|who for|ở đâu|đơn vị|công ty|cơ quan|tổ chức|nơi làm(?: việc)?|nơi công tác|chỗ làm)(?!\p{L})/iu,
  ],
  [
    'duties',
    /^(?:duties|tasks|responsibilities|what i did|work done|nhiệm vụ|công việc|nội dung|đã làm)(?!\p{L})/iu,
  ],
  ['place', /^(?:place|location|city|town|country|địa điểm|địa chỉ)(?!\p{L})/iu],
];
const nameWordsMax = 6;
const columnsMin = 3;

const columnOf = ({ text }: Cell): Field | null =>
  columns.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;

/** What the columns below a row of names hold; null for a row that does not name title, employer and dates. */
function columnsOf({ cells }: Block): readonly (Field | null)[] | null {
  if (cells.length < columnsMin) return null;
  if (cells.some(({ text }) => /\d/.test(text) || text.split(/\s+/).length > nameWordsMax)) return null;
  const fields = cells.map(columnOf);
  const has = (field: Field): boolean => fields.includes(field);
  return has('title') && has('company') && (has('dates') || (has('from') && has('to'))) ? fields : null;
}

interface Named {
  title: Phrase | null;
  company: Phrase | null;
  place: Phrase | null;
  range: DateRange | null;
  readonly header: Block[];
  readonly body: Block[];
  /** Every line that it was read from. */
  readonly lines: Block[];
  /** What its lines named, also where nothing stands behind the label. */
  readonly said: Set<Field>;
}
const nothing = (): Named => ({
  title: null,
  company: null,
  place: null,
  range: null,
  header: [],
  body: [],
  lines: [],
  said: new Set(),
});

const openWords = /^(?:now|present|to date|today|current(?:ly)?|on ?board|nay|hiện (?:nay|tại))$/iu;
const pointOf = (text: string): string | null =>
  openWords.test(text.trim()) ? text.trim() : (findDates(text).at(-1)?.text ?? null);

/** The range between a date in one cell and a date in another. */
function rangeBetween(from: string, to: string): DateRange | null {
  const [first, last] = [pointOf(from), pointOf(to)];
  return first === null || last === null ? null : (findRanges(`${first} – ${last}`)[0] ?? null);
}

const withoutBracket = ({ text, start }: Cell): Phrase =>
  phraseAt(text.replace(/\s*\([^()]*\)\s*$/u, ''), start);

function rowOf(block: Block, fields: readonly (Field | null)[]): Named {
  const cell = (field: Field): Cell | undefined => block.cells[fields.indexOf(field)];
  const [title, company] = [cell('title'), cell('company')];
  // What a column of any other name holds was told of the position.
  const told = block.cells.filter((_, i) => (fields[i] ?? 'duties') === 'duties');
  const dates = cell('dates');
  return {
    title: title ? withoutBracket(title) : null,
    company: company ? employerIn(company) : null,
    place: cell('place') ?? null,
    range: dates
      ? (findRanges(dates.text)[0] ?? null)
      : rangeBetween(cell('from')?.text ?? '', cell('to')?.text ?? ''),
    header: [block],
    body: told.map((one) => asLine(block, one)),
    lines: [block],
    said: new Set(),
  };
}

/** A short line with a number before it, or in a known heading's words, ends what stands above it. */
const endsRows = (block: Block): boolean =>
  block.heading ||
  (block.bold && !block.bullet && block.text === block.text.toUpperCase() && /\p{Lu}{3}/u.test(block.text)) ||
  headingKind(block.text.replace(/\s*:\s*$/, '')) !== null ||
  (numberLength(block.text) > 0 && !block.bullet && block.text.split(/\s+/).length <= nameWordsMax);

function inTables(blocks: readonly Block[]): Named[] {
  const found: Named[] = [];
  let fields: readonly (Field | null)[] | null = null;
  let names: Block | null = null;
  for (const block of blocks) {
    const named = columnsOf(block);
    const last = found.at(-1);
    if (named) [fields, names] = [named, block];
    else if (fields && block.cells.length === fields.length) {
      const row = rowOf(block, fields);
      if (names) row.lines.push(names);
      found.push(row);
    } else if (fields && last && block.cells.length === 1 && !endsRows(block) && !gapLine.test(block.text))
      last.body.push(block);
    else fields = null;
  }
  return found;
}

const ownLabels: readonly (readonly [Field, RegExp])[] = [
  ['from', /^(?:từ(?: tháng| ngày| năm)?|from)\s*:\s*/iu],
  ['to', /^(?:đến(?: tháng| ngày| năm)?|to|until)\s*:\s*/iu],
  [
    'duties',
    /^(?:nhiệm vụ|công việc(?: chính| đảm nhiệm)?|mô tả(?: công việc)?|nội dung(?: công việc)?|duties|tasks|responsibilities|main (?:duties|tasks))\s*:\s*/iu,
  ],
];

const cellLabels: readonly (readonly [Field, RegExp])[] = [
  [
    'dates',
    /^(?:from ?[-–—/] ?(?:to|until)|(?:from|dates?) and to|period(?: of (?:service|employment|work))?|từ ?[-–—] ?đến)$/iu,
  ],
  ['title', /^(?:posts? held|position held|rank held|chức vụ đã giữ)$/iu],
  [
    'duties',
    /^(?:nature of (?:duties|work|job)|(?:main |key )?(?:duties|tasks|responsibilities)|work done|công việc|nhiệm vụ|nội dung công việc)$/iu,
  ],
];
const labelWordsMax = 5;
/** Why somebody left, and to whom they reported, are no work. */
const notWork = /^(?:why|reasons?|lý do|reporting to|reports? to|báo cáo cho|salary|ctc|lương)(?!\p{L})/iu;

/** `Post held | Officer`: a row of two cells of which the first is a label; null where it names no field. */
function labelledRow({ cells }: Block): { field: Field; value: Phrase } | 'told' | 'apart' | null {
  const [label, value, ...others] = cells;
  if (!label || !value || others.length > 0) return null;
  const field =
    cellLabels.find(([, pattern]) => pattern.test(label.text.trim()))?.[0] ?? cellLabel(label.text) ?? null;
  if (field) return { field, value };
  if (/\d/.test(label.text) || label.text.split(/\s+/).length > labelWordsMax) return null;
  return notWork.test(label.text) ? 'apart' : 'told';
}

/** The field that a cell's label names, and its value behind it. */
function labelled({ text, start }: Cell): { field: Field; value: Phrase } | null {
  const own = ownLabels.find(([, pattern]) => pattern.test(text));
  const label = own ? { field: own[0], at: own[1].exec(text)?.[0].length ?? 0 } : headerLabel(text);
  return label ? { field: label.field, value: phraseAt(text.slice(label.at), start + label.at) } : null;
}

const named = (phrase: Phrase): Phrase | null => (phrase.text === '' ? null : phrase);

/** Takes the fields of one line into an entry. */
function take(entry: Named, block: Block, fields: readonly { field: Field; value: Phrase }[]): void {
  entry.lines.push(block);
  for (const { field } of fields) entry.said.add(field);
  const of = (wanted: Field): Phrase | undefined => fields.find(({ field }) => field === wanted)?.value;
  const [title, company, dates, from, to, duties] = (
    ['title', 'company', 'dates', 'from', 'to', 'duties'] as const
  ).map(of);
  if (title) entry.title = named(withoutBracket(title));
  if (company) entry.company = named(withoutBracket(company));
  if (dates) entry.range = findRanges(dates.text)[0] ?? null;
  if (from && to) entry.range = rangeBetween(from.text, to.text);
  if (duties) entry.body.push(asLine(block, duties));
  else entry.header.push(block);
}

/** Whether a line's fields begin another entry: one that has been named comes again, or dates below what was done. */
const begins = (entry: Named, fields: readonly { field: Field }[]): boolean =>
  fields.some(
    ({ field }) =>
      (['title', 'company', 'dates', 'from'].includes(field) && entry.said.has(field)) ||
      ((field === 'dates' || field === 'from') && entry.body.length > 0),
  );

function inForms(blocks: readonly Block[]): Named[] {
  const found: Named[] = [];
  let open = false;
  for (const block of blocks) {
    const row = labelledRow(block);
    const fields =
      row !== null && typeof row === 'object' ? [row] : block.cells.flatMap((cell) => labelled(cell) ?? []);
    const last = found.at(-1);
    if (fields.length > 0 && (fields[0] === row || fields.length === block.cells.length)) {
      const entry = open && last && !begins(last, fields) ? last : nothing();
      if (entry !== last) found.push(entry);
      take(entry, block, fields);
      open = true;
    } else if (!open || !last) continue;
    else if (row === 'apart') continue;
    else if (endsRows(block) || gapLine.test(block.text)) open = false;
    else last.body.push(block);
  }
  return found;
}

const isDated = ({ title, company, range }: Named): boolean =>
  range !== null && (title !== null || company !== null);
/** A range has two ends: a start alone is half of what a row tells. */
const isWhole = ({ title, company, range }: Pick<Named, 'title' | 'company' | 'range'>): boolean =>
  title !== null && company !== null && range !== null && (range.open || range.endText !== null);

const touches = (position: Position, rows: ReadonlySet<number>): boolean =>
  position.header.some(({ start }) => rows.has(start));

/**
 * Positions as the page itself names their fields, where the reading found fewer whole ones in the same rows. Names of
 * columns and labels leave no doubt, so these are sure.
 */
export function withNamedRows(positions: readonly Position[], blocks: readonly Block[]): readonly Position[] {
  const found = [
    // Who reads rows of a table as whole positions has read their remarks as well.
    { entries: inTables(blocks), atLeast: (read: number): number => read + 1 },
    { entries: inForms(blocks), atLeast: (): number => 1 },
  ];
  let kept = positions;
  for (const { entries, atLeast } of found) {
    const dated = entries.filter(
      (one) => isDated(one) && !gapLine.test((one.title ?? one.company)?.text ?? ''),
    );
    const rows = new Set(entries.flatMap(({ lines, body }) => [...lines, ...body].map(({ start }) => start)));
    const read = kept.filter((position) => touches(position, rows));
    if (dated.filter(isWhole).length < atLeast(read.filter(isWhole).length)) continue;
    kept = [
      // Beside rows with dates, what has none is no position.
      ...kept.filter((position) => !read.includes(position) && position.range !== null),
      ...dated.map(({ title, company, place, range, header, body }): Position => ({
        title,
        company,
        place,
        range,
        header,
        body,
        weakCompany: false,
        ownLine: false,
      })),
    ].toSorted((a, b) => (a.header[0]?.start ?? 0) - (b.header[0]?.start ?? 0));
  }
  return kept;
}
