import type { ScreeningRequirement } from '@fitfolio/analysis-contract/screening';
import type { Cell, ScreeningTable, TablePerson } from '@fitfolio/analysis-contract/screening-table';
import { knownVerdict, type VerdictName } from '../../shared/report/report-types.js';

/** The order of the columns: by code, which says nothing of anybody, by what was met, or by one requirement. */
export type Order = 'code' | 'musts' | 'score' | `requirement:${string}`;

export interface TableFilter {
  readonly mustsMet: boolean;
  readonly cannotTell: boolean;
  /** Only who meets this requirement, at least partly. */
  readonly meets: string | null;
}

export const everybody: TableFilter = { mustsMet: false, cannotTell: false, meets: null };

/** One requirement with everybody's cell, in the order of the columns. */
export interface TableRow {
  readonly requirement: ScreeningRequirement;
  readonly cells: readonly (Cell | undefined)[];
}

const rank: Readonly<Record<VerdictName, number>> = { met: 0, partly: 1, 'cannot-tell': 2, 'not-found': 3 };

export const cellOf = ({ cells }: TablePerson, requirementId: string): Cell | undefined =>
  cells.find((cell) => cell.requirementId === requirementId);

const verdictOf = (person: TablePerson, requirementId: string): VerdictName =>
  knownVerdict(cellOf(person, requirementId)?.verdict ?? 'cannot-tell');

const passes = (person: TablePerson, { mustsMet, cannotTell, meets }: TableFilter): boolean =>
  (!mustsMet || person.musts.met === person.musts.all) &&
  (!cannotTell || person.cells.some(({ verdict }) => knownVerdict(verdict) === 'cannot-tell')) &&
  (meets === null || rank[verdictOf(person, meets)] <= rank.partly);

/** How far to the left somebody stands: less is further. Equal ones stay in the order of their codes. */
function placeOf(person: TablePerson, order: Order): number {
  if (order === 'musts') return -person.musts.met;
  if (order === 'score') return -(person.score ?? -1);
  return order === 'code' ? 0 : rank[verdictOf(person, order.slice('requirement:'.length))];
}

/** Who is shown, in which order. */
export const peopleOf = (table: ScreeningTable, filter: TableFilter, order: Order): readonly TablePerson[] =>
  table.people
    .filter((person) => passes(person, filter))
    .toSorted((a, b) => placeOf(a, order) - placeOf(b, order));

export function rowsOf(
  requirements: readonly ScreeningRequirement[],
  people: readonly TablePerson[],
): readonly TableRow[] {
  const cells = people.map(
    (person) => new Map(person.cells.map((cell) => [cell.requirementId, cell] as const)),
  );
  return requirements.map((requirement) => ({
    requirement,
    cells: cells.map((ofPerson) => ofPerson.get(requirement.id)),
  }));
}

/** The lines of the sums that are no requirement, each with what everybody got there. */
export function restOf(people: readonly TablePerson[]) {
  const labels = [...new Set(people.flatMap(({ rest }) => rest.map(({ label }) => label)))];
  return labels.map((label) => ({
    label,
    lines: people.map(({ rest }) => rest.find((line) => line.label === label)),
  }));
}

/** Where an arrow key leads in a grid of so many rows and columns; null for another key. */
export function moved(
  key: string,
  [row, column]: readonly [number, number],
  rows: number,
  columns: number,
): readonly [number, number] | null {
  const within = (n: number, count: number): number => Math.min(Math.max(n, 0), count - 1);
  switch (key) {
    case 'ArrowUp':
      return [within(row - 1, rows), column];
    case 'ArrowDown':
      return [within(row + 1, rows), column];
    case 'ArrowLeft':
      return [row, within(column - 1, columns)];
    case 'ArrowRight':
      return [row, within(column + 1, columns)];
    case 'Home':
      return [row, 0];
    case 'End':
      return [row, columns - 1];
    default:
      return null;
  }
}
