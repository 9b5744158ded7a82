import { dutyOpening } from '../report/advice-writing.js';
import { titleNearness } from '../match/titles-near.js';
import type { Position } from '../resume/experience.js';
import { idsOf, isHardTerm } from './asked.js';
import type { Compared } from './compared.js';
import { headerQuotes } from './experience.js';
import { lineOf, quoteOf } from './line.js';
import type { Keyword, Line, Measure } from './premium-report.js';
import { workLinesOf } from './work-lines.js';

const linesMax = 6;
const longWords = 40;
const sameWork = 0.6;
const skillsInDraft = 2;

/** What the summary lacks, and one written from the facts of the résumé alone. */
export function summaryLines(compared: Compared, measure: Measure): Line[] {
  const { resume, score, read } = compared;
  const weak = measure.parts
    .filter(({ got, max, code }) => got < max && code !== 'absent')
    .map((part) => lineOf(`summary-${part.code}`, `summary-${part.code}`, part));
  const absent = measure.parts.some(({ code }) => code === 'absent');
  const latest = resume.positions.find(({ title }) => title !== null)?.title ?? null;
  const strongest = score.terms
    .filter(
      (term) =>
        isHardTerm(term) &&
        term.best.judgement.verdict === 'met' &&
        term.best.judgement.evidence.some(({ dated }) => dated),
    )
    .toSorted((a, b) => b.units * b.credit - a.units * a.credit)
    .slice(0, skillsInDraft);
  const certificate = resume.certifications[0] ?? null;
  const lacking = absent || (measure.score !== null && measure.score < 100);
  if (latest === null || !lacking) return weak;
  const draft = lineOf('summary-draft', absent ? 'summary-absent' : 'summary-draft', {
    quotes: [
      quoteOf(read, latest.start, latest.end),
      ...strongest.flatMap(({ best }) => best.judgement.evidence.slice(0, 1)),
      ...(certificate ? [quoteOf(read, certificate.start, certificate.end)] : []),
    ],
    requirementIds: strongest.map(({ best }) => best.item.id),
    values: {
      title: latest.text,
      years: Math.floor((resume.months ?? 0) / 12),
      certificate: certificate?.text ?? '',
    },
  });
  return [draft, ...weak];
}

/** Where the post's own words can stand, for what the résumé proves already. */
export function keywordLines({ score }: Compared, matching: readonly Keyword[]): Line[] {
  const aliases = matching
    .filter(({ form, resume }) => form === 'alias' && resume !== null)
    .map(({ requirementId, job, resume, quotes }) =>
      lineOf(`keyword-${requirementId}`, 'write-both', {
        quotes,
        requirementIds: [requirementId],
        values: { job, resume: resume ?? '' },
      }),
    );
  const taken = new Set(aliases.flatMap(({ requirementIds }) => requirementIds));
  const listed = score.terms
    .filter(
      (term) =>
        isHardTerm(term) &&
        term.best.judgement.verdict === 'met' &&
        term.best.judgement.why.code === 'listed' &&
        !taken.has(term.best.item.id),
    )
    .map((term) =>
      lineOf(`keyword-${term.best.item.id}`, 'show-in-line', {
        quotes: term.best.judgement.evidence,
        requirementIds: idsOf(term),
      }),
    );
  return [...aliases, ...listed].slice(0, linesMax);
}

const sameTitle = ({ title }: Position, asked: string | null): boolean =>
  asked !== null && title !== null && titleNearness(asked, title.text) >= sameWork;

/** Entries and lines of experience that say less than they could. */
export function experienceLines(compared: Compared): Line[] {
  const { resume, read, job } = compared;
  const lines: Line[] = [];
  const note = (code: string, quotes: Line['quotes'], values: Line['values'] = {}): void => {
    lines.push(lineOf(`experience-${lines.length + 1}`, code, { quotes, values }));
  };
  for (const { block } of workLinesOf(resume)) {
    const quote = quoteOf(read, block.start, block.end);
    const words = block.text.split(/\s+/).length;
    if (dutyOpening.test(block.text)) note('duty-opening', [quote]);
    else if (words > longWords) note('long-line', [quote], { words });
  }
  const told = resume.positions.some(({ body }) => body.length > 0);
  for (const position of resume.positions) {
    const quotes = headerQuotes(position, compared);
    if (quotes.length === 0) continue;
    if (position.range === null) note('undated', quotes);
    if (told && position.title !== null && position.body.length === 0) note('untold', quotes);
    else if (position.body.length === 1 && sameTitle(position, job.facts.title)) note('thin', quotes);
  }
  return lines.slice(0, linesMax);
}
