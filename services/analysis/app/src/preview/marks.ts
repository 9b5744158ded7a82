import type { PreviewLine } from '@fitfolio/analysis-contract/preview';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';

type Marks = PreviewLine['marks'];
type Requirement = PremiumReport['requirements'][number];

/** Shorter pieces of a quote stand in many lines that have nothing to do with it. */
const pieceCharsMin = 6;

/** A literal piece of a document that a requirement rests on. */
interface Quote {
  readonly text: string;
  readonly requirement: Requirement;
}

/** What the judgement rests on: in the résumé its evidence, in the post the sentence that asks for it. */
export const quotesOf = (requirements: readonly Requirement[], kind: 'resume' | 'job'): Quote[] =>
  requirements.flatMap((requirement) => {
    const texts = kind === 'job' ? [requirement.sentence] : requirement.evidence.map(({ quote }) => quote);
    return texts.map((text) => ({ text, requirement }));
  });

/**
 * Where quotes stand in one run of a page. The engine quotes whole lines, a page comes in smaller runs: a run that is a
 * piece of a quote is marked as a whole, else the quote inside the run.
 */
export function marksIn(text: string, quotes: readonly Quote[]): Marks {
  const run = text.trim();
  return quotes.flatMap(({ text: quote, requirement }) => {
    const { id: requirementId, importance, verdict } = requirement;
    const wanted = quote.trim();
    const at = wanted === '' ? -1 : text.indexOf(wanted);
    if (at >= 0) return [{ start: at, end: at + wanted.length, requirementId, importance, verdict }];
    if (run.length < pieceCharsMin || !wanted.includes(run)) return [];
    const start = text.indexOf(run);
    return [{ start, end: start + run.length, requirementId, importance, verdict }];
  });
}
