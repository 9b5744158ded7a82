import { findCertificates } from '../catalogue/certificates.js';
import type { SectionKind } from '../catalogue/section-headings.js';
import type { Block } from '../layout/read-text.js';
import { gapLine, type Position } from './experience.js';
import { tellsOfPaper } from './papers.js';
import { paperTables } from './paper-tables.js';
import type { Section } from './sections.js';

/** Sections whose dated rows are papers, data or people. */
const ofPapers: ReadonlySet<SectionKind> = new Set([
  'contact',
  'certifications',
  'languages',
  'awards',
  'references',
]);

/** A talk that was given, a course that was taken. */
const talk =
  /^(?:(?:lightning |keynote |conference )?talk|bài nói|diễn giả|speaker)\s(?:[“"'‘«(]|on\s|about\s|at\s|về\s|tại\s)/iu;
const courseAtEnd =
  /(?<!\p{L})(?:(?:postgraduate|evening|one-year|short|online|certificate|training|foundation|refresher) )+course$|^(?:khóa|khoá|lớp) (?:học|đào tạo|bồi dưỡng)(?!\p{L})/iu;

/** The line of a header in which a name stands, from its first word. */
const lineOf = (named: { readonly start: number }, header: readonly Block[]): string =>
  header.find(({ start, end }) => start <= named.start && named.start < end)?.text ?? '';

/** A paper by its very name: `TOPIK cấp 3`. */
const namesPaper = ({ title, company, body }: Position): boolean => {
  const [named, other] = title ? [title, company] : [company, null];
  return (
    named !== null && other === null && body.length === 0 && findCertificates(named.text)[0]?.start === 0
  );
};

/** A line of its own over work that nobody paid for. */
const unpaid =
  /^(?:voluntary|volunteer(?:ing|ed)?|unpaid|without pay|(?:việc )?(?:không công|tình nguyện|thiện nguyện|thiện tâm|công ích)|hoạt động (?:xã hội|tình nguyện|cộng đồng)|làm (?:không công|tình nguyện))(?!\p{L})/iu;
const headingWordsMax = 5;
const isHeadingLine = ({ text, bullet, cells, bold, heading }: Block): boolean =>
  !bullet &&
  cells.length === 1 &&
  text.split(/\s+/).length <= headingWordsMax &&
  !/\d|[.;,]/.test(text) &&
  (bold || heading || text === text.toUpperCase());

/** The lines that stand below a heading of unpaid work, till the next heading. */
function unpaidLines(blocks: readonly Block[]): Set<number> {
  const lines = new Set<number>();
  let isUnpaid = false;
  for (const block of blocks) {
    if (isHeadingLine(block)) isUnpaid = unpaid.test(block.text);
    else if (isUnpaid) lines.add(block.start);
  }
  return lines;
}

/** Positions without pauses, and without rows of licences or personal data that have dates as positions do. */
export function withoutOthers(
  positions: readonly Position[],
  ruled: readonly Section[],
  blocks: readonly Block[],
): Position[] {
  const tables = paperTables(blocks);
  const papers = new Set(
    ruled
      .filter(({ kind, title }) => title !== '' && ofPapers.has(kind))
      .flatMap((section) => section.blocks.map(({ start }) => start)),
  );
  const inTables = new Set(
    tables.flatMap(({ heading, names, rows }) =>
      [names, ...rows, ...(heading ? [heading] : [])].map(({ start }) => start),
    ),
  );
  const voluntary = unpaidLines(blocks);
  return positions
    .filter((position) => {
      const { title, company, header, body } = position;
      const named = title ?? company;
      if (!named) return false;
      if (gapLine.test(named.text)) return false;
      if (namesPaper(position) || courseAtEnd.test(title?.text ?? '')) return false;
      if (title && talk.test(lineOf(title, header))) return false;
      if (header.some(({ start }) => voluntary.has(start))) return false;
      if (header.length > 0 && header.every(({ start }) => inTables.has(start))) return false;
      const isAmongPapers = header.length > 0 && header.every(({ start }) => papers.has(start));
      return !(isAmongPapers && (body.length === 0 || tellsOfPaper(title?.text ?? '')));
    })
    .map((position) => ({ ...position, body: position.body.filter(({ start }) => !inTables.has(start)) }));
}
