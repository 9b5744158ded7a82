import { idsOf, kindOfTerm } from './asked.js';
import type { Compared } from './compared.js';
import { lineOf } from './line.js';
import type { Line } from './premium-report.js';

const studyKinds = new Set(['degree', 'certificate']);
const runningWhys = new Set(['degree-running', 'learning', 'planned']);

/** Degrees and certificates asked for: what is there, what is on its way, what is missing. */
export function educationOf({ score }: Compared): { matches: Line[]; gaps: Line[]; running: Line[] } {
  const lines = score.terms
    .filter((term) => studyKinds.has(kindOfTerm(term)))
    .map((term) => {
      const { verdict, why, evidence } = term.best.judgement;
      const running = runningWhys.has(why.code);
      const code = running ? 'study-running' : `study-${verdict}`;
      return lineOf(`study-${term.best.item.id}`, code, { quotes: evidence, requirementIds: idsOf(term) });
    });
  const of = (...codes: string[]): Line[] => lines.filter(({ code }) => codes.includes(code));
  return {
    matches: of('study-met'),
    gaps: of('study-partly', 'study-not-found', 'study-cannot-tell'),
    running: of('study-running'),
  };
}
