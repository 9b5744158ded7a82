import { matchSkills } from '../catalogue/skills.js';
import type { Phrase } from '../layout/phrases.js';
import { tokenize } from '../text/tokens.js';
import { overviewOf } from '../report/overview.js';
import type { Score } from '../score/score.js';
import { askedSkillIds, idsOf, isSkillTerm } from './asked.js';
import type { Compared } from './compared.js';
import { measureOf, partOf, quoteOf, unmeasured } from './line.js';
import type { Measure, Part } from './premium-report.js';

/** The score itself, line by line. */
export function jobMatchMeasure(score: Score): Measure<'job-match'> {
  const id = 'job-match';
  if (score.value === null) return unmeasured(id, 'no-score');
  const parts = score.terms.flatMap((term, i): Part[] => {
    const points = score.points[i];
    if (!term.judged || !points) return [];
    const part = partOf(id, 'requirement', points.earned, points.weight, {
      quotes: term.best.judgement.evidence,
      requirementIds: idsOf(term),
    });
    return [{ ...part, id: `${id}.${term.best.item.id}` }];
  });
  const { occupation, middle } = score;
  const { judged, all } = overviewOf(score);
  return measureOf(id, [
    ...parts,
    ...(occupation ? [partOf(id, 'occupation', occupation.earned, occupation.weight)] : []),
    partOf(id, 'base', middle.earned, middle.weight, { values: { judged, all } }),
  ]);
}

const perExtra = 8;
const quotesShown = 12;
const quoteLettersMin = 3;

/** What the post would like beyond what it asks for; where it names nothing, what else this person can do. */
export function additionalMeasure({ score, resume, read }: Compared): Measure<'additional-skills'> {
  const id = 'additional-skills';
  const nice = score.terms.filter(
    (term) =>
      term.judged && isSkillTerm(term) && term.members.every(({ item }) => item.importance === 'nice'),
  );
  const units = nice.reduce((sum, term) => sum + term.units, 0);
  if (nice.length > 0)
    return measureOf(
      id,
      nice.map((term): Part => {
        const max = (100 * term.units) / units;
        const part = partOf(id, 'nice', max * term.credit, max, {
          quotes: term.best.judgement.evidence,
          requirementIds: idsOf(term),
          values: { met: term.best.judgement.verdict === 'met' },
        });
        return { ...part, id: `${id}.${term.best.item.id}` };
      }),
    );
  const asked = new Set(askedSkillIds(score));
  // What a line of the ledger rests on already is nothing further.
  const counted = score.terms.flatMap(({ best }) => best.judgement.evidence);
  const resting = new Set(
    score.terms.flatMap(
      ({
        best: {
          judgement: { why },
        },
      }) => ('other' in why ? [why.other] : []),
    ),
  );
  const isFurther = ({ text, start, end }: Phrase): boolean =>
    !counted.some((one) => one.start < end && one.end > start && one.end - one.start <= end - start) &&
    matchSkills(text, tokenize(text)).every(
      ({ value }) => !asked.has(value.id) && !resting.has(value.id) && value.kind !== 'soft',
    );
  const isLabel = ({ end }: Phrase): boolean =>
    read.text
      .slice(end, end + 2)
      .trimStart()
      .startsWith(':');
  const extra = resume.skills.filter((one) => isFurther(one) && !isLabel(one));
  const quotes = extra
    .filter(({ text }) => text.length >= quoteLettersMin)
    .slice(0, quotesShown)
    .map(({ start, end }) => quoteOf(read, start, end));
  return measureOf(id, [
    partOf(id, 'extra', Math.min(100, extra.length * perExtra), 100, {
      quotes,
      values: { count: extra.length },
    }),
  ]);
}
