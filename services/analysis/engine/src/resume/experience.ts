import { isPlace } from '../catalogue/places.js';
import { looksLikeOrganisation, titleScore } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import type { DateRange } from '../text/dates.js';
import { asLine } from './as-line.js';
import { type EntryFields, fieldsOf, remarksIn } from './entry-fields.js';
import { cellLabel, headerLabel, isColumnNames } from './header-labels.js';
import { type Line, lineOf } from './lines.js';
import { formedPositions } from './row-form.js';
import { rowCells } from './study-table.js';
import { employerNamed, withoutEntryMarks } from './entry-lines.js';

/** A position held, with the places of its facts. */
export interface Position extends EntryFields {
  readonly range: DateRange | null;
  /** Rules and trained weights name it otherwise: of what is told of it, its owner knows what is so. */
  readonly unsure?: true;
  readonly header: readonly Block[];
  readonly body: readonly Block[];
}

interface Draft {
  readonly anchor: Line | null;
  readonly header: Line[];
  body: Line[];
}

const headerLinesMax = 4;

/** Header lines directly above `at`, at most `limit`, not beyond `floor`. */
function linesAbove(lines: readonly Line[], at: number, floor: number, limit: number): number {
  let from = at;
  let places = 0;
  while (from > floor && at - from - places < limit) {
    const above = lines[from - 1];
    if (!above || above.body || above.range) break;
    // A line of nothing but a place counts for none.
    if (isPlace(above.block.text)) places += 1;
    from -= 1;
  }
  return from;
}

/** A title above the header, where the first entry had none there: it follows the list of the job before. */
function titleAbove(lines: readonly Line[], from: number, at: number): number {
  const above = lines[from - 1];
  const follows = lines[from - 2]?.body === true;
  if (!above || !follows || above.body || above.range || titleScore(above.block.text) === 0) return from;
  return fieldsOf(lines.slice(from, at + 1)).title === null ? from - 1 : from;
}

const isDatesOnly = (line: Line | undefined): boolean =>
  line !== undefined && line.range !== null && line.block.text.length - line.range.text.length <= 2;

/** Dates that fell to a line of their own, where the first entry has them behind its title. */
const wrapped = (lines: readonly Line[], at: number, first: number): boolean =>
  isDatesOnly(lines[at]) && !isDatesOnly(lines[first]) && lines[at - 1]?.body === false;

function draftsAround(lines: readonly Line[]): Draft[] {
  const anchors = lines.flatMap((line, i) => (line.range ? [i] : []));
  const drafts: Draft[] = [];
  const first = anchors[0];
  if (first === undefined) return [];
  const habit = first - linesAbove(lines, first, 0, headerLinesMax);
  let floor = 0;
  for (const [n, at] of anchors.entries()) {
    const anchor = lines[at];
    if (!anchor) continue;
    const next = anchors[n + 1] ?? lines.length;
    const limit = n === 0 ? headerLinesMax : Math.min(headerLinesMax, wrapped(lines, at, first) ? 1 : habit);
    const from = titleAbove(lines, linesAbove(lines, at, floor, limit), at);
    const header = lines.slice(from, at + 1);
    const last = drafts[drafts.length - 1];
    if (last) last.body = lines.slice(last.anchor ? lines.indexOf(last.anchor) + 1 : 0, from);
    // What follows the dates belongs to the header as long as it can add a missing field.
    drafts.push({ anchor, header, body: lines.slice(at + 1, next) });
    floor = at + 1;
  }
  return drafts.map(absorbFollowing);
}

/** A line that reads like an employer with its place, and nothing else. */
function mayEmploy(line: Line): boolean {
  const { company, place, title } = fieldsOf([line]);
  return title === null && company !== null && (place !== null || looksLikeOrganisation(company.text));
}

const labelOf = (block: Block): string | null =>
  (block.cells.length === 2 ? cellLabel(block.cells[0]?.text ?? '') : null) ??
  headerLabel(block.text)?.field ??
  null;

function absorbFollowing(draft: Draft): Draft {
  const header = [...draft.header];
  const body = [...draft.body];
  while (body.length > 0 && header.length < headerLinesMax + 1) {
    const fields = fieldsOf(header);
    const next = body[0];
    const labelled = next !== undefined && headerLabel(next.block.text) !== null;
    const settled = fields.title && fields.company && !(fields.weakCompany && next && mayEmploy(next));
    if (!next || next.body || (settled && !labelled)) break;
    header.push(next);
    body.shift();
  }
  // A place below the dates tells where, not what.
  const [place] = body;
  if (place && !place.body && isPlace(place.block.text)) header.push(...body.splice(0, 1));
  // A form of labelled rows may name the employer below the duties.
  const fields = fieldsOf(header);
  if (!fields.title || !fields.company || fields.weakCompany)
    for (const line of body
      .filter(({ block, body: told }) => !told && labelOf(block) !== null)
      .slice(0, headerLinesMax)) {
      header.push(line);
      body.splice(body.indexOf(line), 1);
    }
  return { ...draft, header, body };
}

/** Entries without dates: each title-like header line begins one. */
function draftsWithoutDates(lines: readonly Line[]): Draft[] {
  const drafts: Draft[] = [];
  for (const line of lines) {
    const last = drafts[drafts.length - 1];
    if (line.body) {
      last?.body.push(line);
      continue;
    }
    const open = last && last.body.length === 0 ? fieldsOf(last.header) : null;
    if (last && open && (!open.title || !open.company) && last.header.length < 3) last.header.push(line);
    else drafts.push({ anchor: null, header: [line], body: [] });
  }
  return drafts.filter(
    ({ header }) =>
      header.some((line) => titleScore(line.block.text) > 0) ||
      titleScore(fieldsOf(header).title?.text ?? '') === 2,
  );
}

const projectLine = /^(?:project|dự án|du an)(?![\p{L}])/iu;
/** A pause between positions. */
export const gapLine =
  /^\W*(?:(?:tạm )?nghỉ(?! (?:hưu|mát|dưỡng))|ở nhà(?=\s*[,:(–-]|\s(?:chăm|nuôi|trông))|at home(?=\s*[,:(–-]|$)|(?:full-?time|stay-?at-?home) (?:parent|mother|mum|mom|father|dad|carer)|(?:shoulder|knee|back|hip|heart) surgery|career (?:break|pause)|maternity(?! (?:cover|nurse|ward|unit|care))|sabbatical|gap year|(?:paternity|parental|family|carer['’]?s|sick|unpaid) leave|time (?:away|out)|year off|no (?:employment|job|work|theatre|gigs?|shows?|contracts?|bookings)(?! \p{Ll})|not (?:working|employed|in work)|unemploy(?:ed|ment)|out of (?:work|employment)|between (?:jobs|posts|roles)|(?:looking|looked) for (?:work|a job)|job (?:search|hunting)|(?:caring|cared|care) (?:for|of) (?:my|our|a sick|an? ill)|(?:looking|looked) after (?:my|our)|thất nghiệp|(?:chờ|tìm) việc|(?:không|chưa) đi làm|sinh (?:con|em bé)|nghi)(?![\p{L}])/iu;

/** A dated line within a job that tells of a project or a pause, not of a position. */
const isWithinJob = (draft: Draft): boolean =>
  draft.header.some(({ block }) => projectLine.test(block.text)) || isPause(draft);

const isPause = ({ header }: Draft): boolean =>
  header.some(
    ({ block, range }) => gapLine.test(block.text) || (range && gapLine.test(block.text.slice(range.end))),
  );

const isName = (text: string): boolean => {
  const words = text.split(/\s+/);
  return words.length < 4 || words.filter((word) => /^[\p{Lu}\d&]/u.test(word)).length * 2 >= words.length;
};

/** True when most entries with two known fields name the employer before the title. */
function isEmployerFirst(drafts: readonly Draft[]): boolean {
  const known = drafts
    .map((draft) => fieldsOf(draft.header))
    .filter(({ title, company }) => title && company && titleScore(title.text) === 2);
  return (
    known.filter(({ title, company }) => (company?.start ?? 0) < (title?.start ?? 0)).length * 2 >
    known.length
  );
}

/** A project within a job is work of that job; a pause is none. */
const blocksOf = ({ header, body }: Draft): Block[] =>
  header.some(({ block }) => projectLine.test(block.text))
    ? [...header, ...body].filter((line) => !line.link).map((line) => line.block)
    : [];

/** `Công việc chính:`, `Key responsibilities:`: a label of the lines below it. */
const isLabel = ({ block }: Line): boolean =>
  block.text.trimEnd().endsWith(':') && /^\P{L}*(?:\p{L}+[ /&]{0,3}){1,6}:\s*$/u.test(block.text);

/** Tasks below a table of positions belong to none of its rows: they tell of the work done now. */
function withTasksOfNow(drafts: readonly Draft[]): readonly Draft[] {
  const last = drafts[drafts.length - 1];
  const [label] = last?.body ?? [];
  const above = drafts.slice(0, -1);
  if (!last || !label || !isLabel(label) || above.length === 0) return drafts;
  const now = above.find(({ anchor }) => anchor?.range?.open);
  if (!now || last.anchor?.range?.open || above.some(({ body }) => body.length > 0)) return drafts;
  return drafts.map((draft) =>
    draft === now ? { ...draft, body: last.body } : draft === last ? { ...draft, body: [] } : draft,
  );
}

/** Tasks below a list of positions, grouped by lines that name one of the employers. */
function withTasksByName(drafts: readonly Draft[]): readonly Draft[] {
  const last = drafts[drafts.length - 1];
  if (!last || drafts.length < 2 || drafts.slice(0, -1).some(({ body }) => body.length > 0)) return drafts;
  const employers = drafts.map(({ header }) => fieldsOf(header).company?.text ?? null);
  const bodies = drafts.map((): Line[] => []);
  let owner = drafts.length - 1;
  let named = false;
  for (const line of last.body) {
    const next = employerNamed(line.block, employers);
    if (next < 0) bodies[owner]?.push(line);
    else [owner, named] = [next, true];
  }
  return named ? drafts.map((draft, i) => ({ ...draft, body: bodies[i] ?? [] })) : drafts;
}

/** The positions of an experience section. `strict`: only where a title is seen, for text under no such heading. */
export function positionsOf(blocks: readonly Block[], strict: boolean): Position[] {
  const formed = strict ? null : formedPositions(blocks);
  if (formed)
    return formed.map(({ org, ...entry }) => ({
      ...entry,
      company: org,
      weakCompany: false,
      ownLine: org !== null,
    }));
  const lines = withoutEntryMarks(blocks)
    .filter((block) => !isColumnNames(rowCells(block)))
    .map((block) => lineOf(block, strict))
    .filter((line) => !line.link);
  const dated = draftsAround(lines);
  const found = dated.length > 0 || strict ? dated : draftsWithoutDates(lines);
  const drafts = withTasksByName(withTasksOfNow(found));
  const positions: Position[] = [];
  const employerFirst = isEmployerFirst(drafts);
  let employer: Position | null = null;
  for (const [n, draft] of drafts.entries()) {
    let fields = fieldsOf(draft.header, employerFirst);
    const previous = positions[positions.length - 1];
    const told =
      fields.company !== null && !looksLikeOrganisation(fields.company.text) && !isName(fields.company.text);
    const none = !fields.title && (strict || !fields.company || told);
    if (previous && isWithinJob(draft)) {
      positions[positions.length - 1] = { ...previous, body: [...previous.body, ...blocksOf(draft)] };
      continue;
    }
    if (isPause(draft)) continue;
    if (none) continue;
    const group = groupOf(drafts[n + 1], fields, draft);
    if (group) {
      positions.push(group);
      employer = group;
      continue;
    }
    const rank =
      employer && previous?.company === employer.company ? rankWithin(employer.range, fields, draft) : null;
    if (rank) fields = rank;
    // A further title under the same employer: the employer was named once, above.
    const shares = previous?.company && previous.ownLine && draft.header.length <= 2;
    const inherits = fields.title && !fields.company && shares;
    positions.push({
      ...fields,
      company: inherits ? previous.company : fields.company,
      ownLine: inherits ? true : fields.ownLine,
      range: draft.anchor?.range ?? null,
      header: draft.header.map((line) => line.block),
      body: [
        ...remarksIn(draft.header, fields).flatMap((phrase) =>
          draft.header[0] ? asLine(draft.header[0].block, phrase) : [],
        ),
        ...draft.body.filter((line) => !line.link && !isLabel(line)).map((line) => line.block),
      ],
    });
  }
  return positions.filter((position) => !groups.has(position));
}

const groups = new WeakSet<Position>();

/** An employer with the dates of all its positions, which follow with dates of their own. */
function groupOf(next: Draft | undefined, fields: EntryFields, draft: Draft): Position | null {
  if (!next || fields.title || !fields.company || draft.body.length > 0) return null;
  const below = fieldsOf(next.header);
  const isRank = rankWithin(draft.anchor?.range ?? null, below, next) !== null;
  if (!isRank && (!below.title || below.company)) return null;
  const position = {
    ...fields,
    ownLine: true,
    range: draft.anchor?.range ?? null,
    header: draft.header.map((line) => line.block),
    body: [],
  };
  groups.add(position);
  return position;
}

/** `KCS inline (2020 – 2022)` below an employer's own years, which hold it: a title that no list knows. */
function rankWithin(
  range: DateRange | null,
  fields: EntryFields,
  { header, anchor }: Draft,
): EntryFields | null {
  const own = anchor?.range;
  if (fields.title || !fields.company || header.length > 1 || looksLikeOrganisation(fields.company.text))
    return null;
  if (!range || !own || range.from === null || own.from === null || own.from < range.from) return null;
  const ends = range.open || (range.to !== null && own.to !== null && own.to <= range.to);
  return ends ? { ...fields, title: fields.company, company: null } : null;
}
