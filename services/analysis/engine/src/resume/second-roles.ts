import { type Phrase, phraseAt, titleScore } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { findDates } from '../text/dates.js';
import type { Position } from './experience.js';

/** A word for a role that came before, after or beside the one that a position is named by. */
const otherRole =
  /^(?:since|from|as of|later|then|before that|at first|first|initially|originally|previously|formerly|promoted|moved up|acting|also|plus|từ|kể từ|lúc|khi (?:vào|mới)|ban đầu|lúc đầu|trước đó|trước là|sau đó|thêm|kiêm|rồi|lên)(?!\p{L})/iu;
const dateWord = /(?<!\p{L})(?:since|from|as of|từ|kể từ)\s/iu;
const added = /(?<!\p{L})(?:thêm (?:vai|vị trí|chức)|kiêm(?: nhiệm)?|in addition|additionally)(?!\p{L})/iu;

/** `; since June 2025 `: what stands between two titles tells from when the second was held beside the first. */
export function isLaterRole(between: string): boolean {
  const behind = between.replace(/^\s*\([^()]*\)/u, '');
  return added.test(behind) || (dateWord.test(behind) && findDates(behind).length > 0);
}

/** `since June 2025 also shift lead`: a part of a header that is neither title nor employer. */
export const tellsRole = ({ text }: Phrase): boolean =>
  new RegExp(`^${dateWord.source}`, 'iu').test(text) && findDates(text).length > 0;

const laterTitle = /^(?:later|then|sau(?: là| đó(?: là)?)?|rồi(?: là)?)\s(?:\([^()]*\)\s)?/iu;

/** `Typist, later (from 2017) Secretary, Hale Ltd`: of the parts between commas, a title that came later goes with the one before it. */
export function withLaterTitles(parts: readonly Phrase[], source: Phrase): Phrase[] {
  const joined: Phrase[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const lead = laterTitle.exec(part.text)?.[0].length ?? 0;
    const isLater =
      lead > 0 && last !== undefined && titleScore(part.text.slice(lead)) > 0 && titleScore(last.text) > 0;
    if (!last || !isLater) joined.push(part);
    else
      joined[joined.length - 1] = {
        text: source.text.slice(last.start - source.start, part.end - source.start),
        start: last.start,
        end: part.end,
      };
  }
  return joined;
}

const leadLength = (text: string): number => /^[\s,;–—-]*/u.exec(text)?.[0].length ?? 0;

/** Where the words behind a title end: at a sign, at the next fact, at the end of the cell. */
function remarkEnd(from: number, limit: number, text: string, facts: readonly (Phrase | null)[]): number {
  const next = facts.flatMap((fact) => (fact && fact.start > from ? [fact.start] : []));
  const sign = /\s[·|•]\s|\t/u.exec(text)?.index ?? text.length;
  return Math.min(limit, from + sign, ...next);
}

const asLine = (block: Block, phrase: Phrase): Block => ({
  ...block,
  ...phrase,
  cells: [phrase],
  bullet: true,
  bold: false,
});

interface Remark {
  readonly line: Block;
  /** Whether the first line below was the rest of it. */
  readonly tookNext: boolean;
}

/** `…; since June 2025 link` and `person for the west wing` below it: a role that came later, whole. */
function roleBehind({ title, company, place, range, header, body }: Position): Remark | null {
  if (!title) return null;
  const block = header.find(({ start, end }) => start <= title.start && title.end <= end);
  const cell = block?.cells.find(({ start, end }) => start <= title.start && title.end <= end);
  if (!block || !cell) return null;
  const behind = cell.text.slice(title.end - cell.start);
  const dates = range ? block.text.indexOf(range.text) : -1;
  const dated: Phrase | null = dates < 0 || !range ? null : phraseAt(range.text, block.start + dates);
  const end = remarkEnd(title.end, cell.end, behind, [company, place, dated]);
  const told = behind.slice(0, end - title.end).replace(/[\s,;–—-]+$/u, '');
  const lead = leadLength(told);
  const text = told.slice(lead);
  if (!/^\s*[,;–—]/u.test(told) || !otherRole.test(text)) return null;
  const start = title.end + lead;
  const rows = [...header, ...body];
  const next = rows[rows.indexOf(block) + 1];
  const goesOn =
    end === block.end &&
    next !== undefined &&
    next.start === block.end + 1 &&
    !next.bullet &&
    next.cells.length === 1 &&
    /^\p{Ll}/u.test(next.text);
  const whole = goesOn
    ? { text: `${text} ${next.text}`, start, end: next.end }
    : { text, start, end: start + text.length };
  return { line: asLine(block, whole), tookNext: goesOn && next === body[0] };
}

/** Of a role that came later or before within a position, a line of what is told of it. */
export function withOtherRoles(positions: readonly Position[]): Position[] {
  return positions.map((position) => {
    const remark = roleBehind(position);
    if (!remark) return position;
    const { line, tookNext } = remark;
    const rest = (tookNext ? position.body.slice(1) : position.body).filter(
      ({ start, end }) => start < line.start || end > line.end,
    );
    return { ...position, body: [line, ...rest] };
  });
}
