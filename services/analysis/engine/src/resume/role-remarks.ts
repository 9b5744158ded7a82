import { type Phrase, phraseAt } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { asLine } from './as-line.js';
import type { Position } from './experience.js';

/** A word for a role that came before, after or beside the one that a position is named by. */
const otherRole =
  /^(?:since|from|as of|later|then|before that|at first|first|initially|originally|previously|formerly|promoted|moved up|acting|also|plus|từ|kể từ|lúc|khi (?:vào|mới)|ban đầu|lúc đầu|trước đó|trước là|sau đó|thêm|kiêm|rồi|lên)(?!\p{L})/iu;
const leadLength = (text: string): number => /^[\s,;–—-]*/u.exec(text)?.[0].length ?? 0;

/** Where the words behind a title end: at a sign, at the next fact, at the end of the cell. */
function remarkEnd(from: number, limit: number, text: string, facts: readonly (Phrase | null)[]): number {
  const next = facts.flatMap((fact) => (fact && fact.start > from ? [fact.start] : []));
  const sign = /\s[·|•]\s|\t/u.exec(text)?.index ?? text.length;
  return Math.min(limit, from + sign, ...next);
}

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
