import type { Block } from '../../layout/read-text.js';
import { findDates, findRanges } from '../../text/dates.js';
import { gapLine } from '../experience.js';
import { namesSchool } from '../school-names.js';
import { degreeAt } from '../study-patterns.js';
import { isHeading, type LineRole } from './roles.js';

const headerCharsMax = 110;
const behindDatesCharsMax = 40;
/** As many headers of one shape show how the others look. */
const habitMin = 2;

/** `2023 – 2024 (between two jobs)`, `10/2024 – now, Hanoi`: dates, and little behind them. */
function isDates({ text, bullet }: Block): boolean {
  const [range] = findRanges(text);
  return (
    !bullet && range?.start === 0 && text.length - range.end <= behindDatesCharsMax && !/[.;]$/.test(text)
  );
}

const mayHead = ({ text, bullet }: Block): boolean =>
  !bullet &&
  text.length <= headerCharsMax &&
  findDates(text).length === 0 &&
  !/[.;:!?]$/.test(text) &&
  /^\p{Lu}/u.test(text);

const isNoWork = ({ text }: Block): boolean =>
  gapLine.test(text) || namesSchool(text) || degreeAt(text) === 0;

const look = ({ size, bold }: Block): string => `${size} ${bold}`;

/** Roles that a header may have got instead of its own; dates that are a header's have their role. */
const mistaken: ReadonlySet<LineRole> = new Set(['T', 'J', 'K', 'R', 'V', 'O']);
const mistakenDates: ReadonlySet<LineRole> = new Set(['T', 'J', 'R', 'V', 'O']);

/**
 * The names of a position on a line and its dates on the next: where the page writes its positions so, and in the same
 * type, such a pair of lines is a position as well.
 */
function withPairs(blocks: readonly Block[], roles: LineRole[]): void {
  const isPair = (i: number): boolean => {
    const [names, dates] = [blocks[i], blocks[i + 1]];
    return names !== undefined && dates !== undefined && mayHead(names) && isDates(dates);
  };
  const known = roles.flatMap((role, i) => (role === 'J' && roles[i + 1] === 'K' && isPair(i) ? [i] : []));
  const looks = new Set(
    known.map((i) => [blocks[i], blocks[i + 1]].map((one) => one && look(one)).join('/')),
  );
  if (known.length < habitMin || looks.size > 1) return;
  const headingOf = (i: number): number => roles.slice(0, i).findLastIndex(isHeading);
  const section = headingOf(known[0] ?? 0);
  for (const i of blocks.keys()) {
    const [names, dates] = [blocks[i], blocks[i + 1]];
    if (!names || !dates || !isPair(i) || isNoWork(names) || known.includes(i)) continue;
    if (headingOf(i) !== section) continue;
    if (i < (known[0] ?? 0) || !looks.has(`${look(names)}/${look(dates)}`)) continue;
    if (!mistaken.has(roles[i] ?? 'O') || !mistakenDates.has(roles[i + 1] ?? 'O')) continue;
    [roles[i], roles[i + 1]] = ['J', 'K'];
    // What stands between the dates above and this header was done there.
    if (roles[i - 1] === 'J' && (roles[i - 2] === 'K' || roles[i - 2] === 'T')) roles[i - 1] = 'T';
  }
}

/** `evenings` below `2020 – now,` and the rest of a name beside it: both cells go on. */
function withWrapped(blocks: readonly Block[], roles: LineRole[]): void {
  for (const [i, block] of blocks.entries()) {
    const above = blocks[i - 1];
    const role = roles[i - 1];
    if (!above || block.cells.length < 2 || block.cells.length !== above.cells.length) continue;
    if (role !== 'E' && role !== 'F' && role !== 'D') continue;
    if (block.cells.every(({ text }) => /^\p{Ll}/u.test(text))) roles[i] = 'D';
  }
}

/** Roles that go with how the page writes its rows. */
export function evenRoles(blocks: readonly Block[], given: readonly LineRole[]): LineRole[] {
  const roles = [...given];
  withPairs(blocks, roles);
  withWrapped(blocks, roles);
  return roles;
}
