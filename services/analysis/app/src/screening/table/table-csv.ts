import type { ScreeningTable, TablePerson } from '@fitfolio/analysis-contract/screening-table';
import { tableWords } from './table-words.js';

type Column = (person: TablePerson) => string | number | null;

const points = (sum: number): number => Math.round(sum * 100) / 100;

/** The columns of the table as a file: each cell with the points that it adds to the score. */
export function csvColumns({ language, requirements }: ScreeningTable): Record<string, Column> {
  const say = tableWords[language];
  const columns = requirements.map(({ id, label, importance }, at): [string, Column] => [
    `${at + 1}. ${label} (${importance === 'must' ? say.must : say.nice})`,
    ({ cells }) => {
      const cell = cells.find(({ requirementId }) => requirementId === id);
      if (!cell) return null;
      const verdict = say.verdicts[cell.verdict];
      return cell.weight === 0 ? verdict : `${verdict} (${cell.earned}/${cell.weight})`;
    },
  ]);
  return {
    [say.code]: ({ code }) => code,
    [say.name]: ({ name }) => name,
    [say.score]: ({ score }) => score,
    [say.mustsMet]: ({ musts }) => musts.met,
    [say.mustsUnknown]: ({ musts }) => musts.unknown,
    [say.musts]: ({ musts }) => musts.all,
    [say.decision]: ({ decision }) => decision.decision && say.decisions[decision.decision],
    [say.reasons]: ({ decision }) => decision.reasons.map((reason) => say.because[reason]).join('; '),
    [say.rest]: ({ rest }) => points(rest.reduce((sum, { earned }) => sum + earned, 0)),
    ...Object.fromEntries(columns),
  };
}
