import type { SectionKind } from '../catalogue/section-headings.js';
import { gapLine, type Position } from './experience.js';
import type { Section } from './sections.js';
import { tellsOfPaper } from './papers.js';

/** Sections whose dated rows are papers, data or people. */
const ofPapers: ReadonlySet<SectionKind> = new Set([
  'contact',
  'certifications',
  'languages',
  'awards',
  'references',
]);

/** Positions without pauses, and without rows of licences or personal data that have dates as positions do. */
export function withoutOthers(positions: readonly Position[], ruled: readonly Section[]): Position[] {
  const papers = new Set(
    ruled
      .filter(({ kind, title }) => title !== '' && ofPapers.has(kind))
      .flatMap(({ blocks }) => blocks.map(({ start }) => start)),
  );
  return positions.filter(({ title, company, header, body }) => {
    const named = title ?? company;
    if (named && gapLine.test(named.text)) return false;
    const isAmongPapers = header.length > 0 && header.every(({ start }) => papers.has(start));
    return !(isAmongPapers && (body.length === 0 || tellsOfPaper(title?.text ?? '')));
  });
}
