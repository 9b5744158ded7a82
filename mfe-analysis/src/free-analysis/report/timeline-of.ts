import type { Report } from '@fitfolio/analysis-contract/report';
import type { TimelineEntry } from '../../shared/report/lay-timeline.js';

const monthsPerYear = 12;

/** The month of `03/2022`, `2022-03` or `2022` (its first or its last month); null for anything else. */
function monthOf(text: string | null, inYear: 0 | 11): number | null {
  const found = /^(?:(\d{1,2})[/.-](\d{4})|(\d{4})(?:-(\d{1,2}))?)$/.exec(text?.trim() ?? '');
  if (!found) return null;
  const year = Number(found[2] ?? found[3]);
  const month = found[1] ?? found[4];
  return year * monthsPerYear + (month === undefined ? inYear : Number(month) - 1);
}

const isOpen = (end: string | null): boolean => /nay|hiện tại|present|now|current/iu.test(end ?? '');

/** The positions of the résumé; those count that a requirement about experience rests on. */
export function timelineOf({
  resume,
  requirements,
}: Pick<Report, 'resume' | 'requirements'>): TimelineEntry[] {
  const about = requirements.filter(({ kind }) => kind === 'years');
  const basis = about.length > 0 ? about : requirements.filter(({ kind }) => kind === 'title');
  const quotes = basis.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  return resume.experience.map(({ title, company, start, end, unsure }) => ({
    title,
    company,
    from: monthOf(start, 0),
    to: monthOf(end, 11),
    open: isOpen(end),
    counts: quotes.some((quote) => quote === title || quote === company),
    unsure,
  }));
}
