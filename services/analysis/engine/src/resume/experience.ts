import type { Block } from '../layout/read-text.js';
import type { DateRange } from '../text/dates.js';
import { type EntryFields, fieldsOf } from './entry-fields.js';
import { type Line, lineOf } from './lines.js';
import { looksLikeOrganisation, titleScore } from '../layout/phrases.js';

/** A position held, with the places of its facts. */
export interface Position extends EntryFields {
  readonly range: DateRange | null;
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
  while (from > floor && at - from < limit) {
    const above = lines[from - 1];
    if (!above || above.body || above.range) break;
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
    const limit = n === 0 ? headerLinesMax : Math.min(headerLinesMax, habit);
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

function absorbFollowing(draft: Draft): Draft {
  const header = [...draft.header];
  const body = [...draft.body];
  while (body.length > 0 && header.length < headerLinesMax + 1) {
    const fields = fieldsOf(header);
    const next = body[0];
    const settled = fields.title && fields.company && !(fields.weakCompany && next && mayEmploy(next));
    if (!next || next.body || settled) break;
    header.push(next);
    body.shift();
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
  return drafts.filter((draft) => draft.header.some((line) => titleScore(line.block.text) > 0));
}

/** The positions of an experience section. `strict`: only where a title is seen, for text under no such heading. */
export function positionsOf(blocks: readonly Block[], strict: boolean): Position[] {
  const lines = blocks.map(lineOf).filter((line) => !line.link);
  const dated = draftsAround(lines);
  const drafts = dated.length > 0 || strict ? dated : draftsWithoutDates(lines);
  const positions: Position[] = [];
  for (const draft of drafts) {
    const fields = fieldsOf(draft.header);
    if (!fields.title && (strict || !fields.company)) continue;
    const previous = positions[positions.length - 1];
    // A further title under the same employer: the employer was named once, above.
    const inherits = fields.title && !fields.company && previous?.company && draft.header.length <= 2;
    positions.push({
      ...fields,
      company: inherits ? previous.company : fields.company,
      range: draft.anchor?.range ?? null,
      header: draft.header.map((line) => line.block),
      body: draft.body.filter((line) => !line.link).map((line) => line.block),
    });
  }
  return positions;
}
