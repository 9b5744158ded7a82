import { hasFigure } from '../report/writing.js';
import { strongestOf } from '../report/strengths.js';
import type { Compared } from './compared.js';
import { lineOf } from './line.js';
import type { Line } from './premium-report.js';

/** What is met best, and where in the résumé it should stand to be seen. */
export function strengthsOf({ score, resume }: Compared): Line[] {
  return strongestOf(score).map((terms, i) => {
    const quotes = terms[0]?.best.judgement.evidence ?? [];
    const [first] = quotes;
    const position = resume.positions.find(({ body }) =>
      body.some(({ start, end }) => first && start <= first.start && end > first.start),
    );
    const line = position?.body.findIndex(
      ({ start, end }) => first && start <= first.start && end > first.start,
    );
    const inSummary =
      resume.summary !== null &&
      quotes.some(
        ({ start }) => resume.summary && start >= resume.summary.start && start < resume.summary.end,
      );
    const place = (): string => {
      if (!first?.dated && !inSummary && terms.every(({ best }) => listable.has(best.item.ask.type)))
        return 'show-at-work';
      if (line !== undefined && line > 0) return 'move-up';
      if (line === 0 && first && !hasFigure(first.quote)) return 'add-figure';
      return inSummary ? 'keep' : 'name-in-summary';
    };
    return lineOf(`strength-${i + 1}`, place(), {
      quotes,
      requirementIds: terms.map(({ best }) => best.item.id),
      values: { dated: first?.dated ?? false, section: first?.section ?? '' },
    });
  });
}

/** Skills can be shown at work; a degree, a language or years cannot. */
const listable = new Set(['skill', 'term']);
