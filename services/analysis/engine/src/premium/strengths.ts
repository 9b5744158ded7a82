import { hasFigure } from '../report/writing.js';
import { speaksOf } from '../report/summary.js';
import { strongestOf } from '../report/strengths.js';
import { idsOf, isHardTerm, isOnlyListed } from './asked.js';
import type { Compared } from './compared.js';
import { lineOf } from './line.js';
import type { Position } from '../resume/experience.js';
import { namedAt } from './summary.js';
import type { Line } from './premium-report.js';

/** The first line of a position shows something asked for, with a figure: no other line need stand before it. */
const opensWell =
  ({ score }: Compared) =>
  (position: Position | undefined): boolean => {
    const first = position?.body[0];
    return (
      first !== undefined &&
      hasFigure(first.text) &&
      score.terms.some(({ best: { judgement } }) =>
        judgement.evidence.some(({ start }) => start >= first.start && start < first.end),
      )
    );
  };

/** What is met best, and where in the résumé it should stand to be seen. */
export function strengthsOf(compared: Compared): Line[] {
  const { score, resume, mentions } = compared;
  const leadsAlready = opensWell(compared);
  return strongestOf(score).map((terms, i) => {
    const quotes = terms[0]?.best.judgement.evidence ?? [];
    const [first] = quotes;
    const position = resume.positions.find(({ body }) =>
      body.some(({ start, end }) => first && start <= first.start && end > first.start),
    );
    const line = position?.body.findIndex(
      ({ start, end }) => first && start <= first.start && end > first.start,
    );
    const named = (summary: NonNullable<typeof resume.summary>): boolean =>
      terms.some(({ best: { item } }) => {
        if (item.ask.type === 'title') return speaksOf(summary.text, item.ask.title);
        if (item.ask.type === 'term') return namedAt(item.ask.text, summary.text) !== null;
        const skill = item.ask.type === 'skill' ? item.ask.skill.id : null;
        return (
          skill !== null &&
          mentions.of(skill).some(({ start }) => start >= summary.start && start < summary.end)
        );
      });
    const inSummary =
      resume.summary !== null &&
      (named(resume.summary) ||
        quotes.some(
          ({ start }) => resume.summary && start >= resume.summary.start && start < resume.summary.end,
        ));
    const place = (): string => {
      if (terms.some(isHardTerm) && terms.every((term) => isOnlyListed(term, compared)))
        return 'show-at-work';
      if (line !== undefined && line > 0 && !leadsAlready(position)) return 'move-up';
      if (line === 0 && first && !hasFigure(first.quote)) return 'add-figure';
      const early = [resume.contact.headline, resume.positions[0]?.title];
      if (early.some((phrase) => phrase && first && first.start < phrase.end && first.end > phrase.start))
        return 'keep';
      if (resume.summary === null) return 'show-early';
      return inSummary ? 'keep' : 'name-in-summary';
    };
    return lineOf(`strength-${i + 1}`, place(), {
      quotes,
      requirementIds: terms.length === 1 ? terms.flatMap(idsOf) : terms.map(({ best }) => best.item.id),
      values: { dated: first?.dated ?? false, section: first?.section ?? '' },
    });
  });
}
