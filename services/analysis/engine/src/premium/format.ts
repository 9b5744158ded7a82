import type { DocumentSpan } from '../document.js';
import type { Compared } from './compared.js';
import { lineOf, quoteOf } from './line.js';
import type { Line, Quote, Value } from './premium-report.js';

const smallPoints = 9;
const smallShare = 0.05;
const edgePoints = 18;
const edgeShare = 0.02;
const pagesUsual = 2;
/** Up to this much work one page is enough. */
const onePageMonths = 36;
const rowsMin = 3;

interface Seen {
  readonly span: DocumentSpan;
  readonly page: number;
  readonly width: number | null;
}

const letters = (all: readonly Seen[]): number => all.reduce((sum, { span }) => sum + span.text.length, 0);

/** A quote of a piece of the page, where the text that was read holds it as it stands. */
function quoteAt({ read }: Compared, text: string): Quote[] {
  const bare = text.replace(/\s+/g, ' ').trim();
  const at = bare.length < 2 ? -1 : read.text.indexOf(bare);
  return at < 0 ? [] : [quoteOf(read, at, at + bare.length)];
}

/** How the document looks, from the boxes of its text; each finding says where. No points: nobody knows what they cost. */
export function formatOf(compared: Compared): Line[] {
  const { document, read, resume, findings } = compared;
  const seen = document.pages.flatMap(({ lines, width }, page) =>
    lines.flatMap(({ spans }) =>
      spans
        .filter(({ hidden, text }) => hidden === null && text.trim() !== '')
        .map((span) => ({ span, page, width })),
    ),
  );
  const lines: Line[] = [];
  const note = (code: string, values: Record<string, Value>, quotes: readonly Quote[] = []): void => {
    lines.push(lineOf(`format-${code}`, code, { quotes, values }));
  };
  const pages = document.pages.length;
  const paged = document.kind === 'pdf';
  const { months } = resume;
  if (paged && pages > pagesUsual) note('pages-many', { pages });
  else if (paged && pages === pagesUsual && months !== null && months < onePageMonths)
    note('pages-two', { pages, months });
  else if (paged) note('pages-fit', { pages });
  const sized = seen.filter(({ span }) => span.size !== null);
  const small = sized.filter(({ span }) => (span.size ?? smallPoints) < smallPoints - 0.25);
  const [tiniest] = small.toSorted((a, b) => (a.span.size ?? 0) - (b.span.size ?? 0));
  if (tiniest && letters(small) > letters(sized) * smallShare)
    note(
      'small-type',
      {
        points: Math.round((tiniest.span.size ?? 0) * 10) / 10,
        page: tiniest.page + 1,
        share: Math.round((100 * letters(small)) / letters(sized)),
      },
      quoteAt(compared, tiniest.span.text),
    );
  const outside = seen.filter(
    ({ span: { box }, width }) =>
      box !== null && width !== null && (box.x < edgePoints || box.x + box.width > width - edgePoints),
  );
  const [edge] = outside;
  if (edge && letters(outside) > letters(seen) * edgeShare)
    note('edge', { page: edge.page + 1 }, quoteAt(compared, edge.span.text));
  if (read.columned) note('columns', {});
  const rows = document.pages.flatMap(({ lines: all }) => all.filter(({ role }) => role === 'row'));
  const [row] = rows;
  if (row && rows.length >= rowsMin)
    note('tables', { rows: rows.length }, quoteAt(compared, row.spans.map(({ text }) => text).join('')));
  const { email, phone } = resume.contact;
  const pageOf = (at: number): number => read.blocks.find(({ end }) => end >= at)?.page ?? 0;
  const late = [email, phone].find((phrase) => phrase !== null && pageOf(phrase.start) > 0);
  if (late) note('contact-late', { page: pageOf(late.start) + 1 }, [quoteOf(read, late.start, late.end)]);
  if (email === null) note('no-email', {});
  if (phone === null) note('no-phone', {});
  // `Availability⇥2 months`: a label in a row is no heading.
  const headed = resume.sections.filter(({ title }) => title !== '' && !read.text.includes(`${title}\t`));
  const known = headed.filter(({ kind }) => kind !== 'other');
  note(
    known.length === 0 ? 'no-headings' : 'headings',
    { count: known.length, titles: known.map(({ title }) => title) },
    known.flatMap(({ title }) => quoteAt(compared, title)),
  );
  const unknown = headed.filter(({ kind }) => kind === 'other');
  if (unknown.length > 0)
    note(
      'headings-unknown',
      { count: unknown.length },
      unknown.flatMap(({ title }) => quoteAt(compared, title)),
    );
  const hidden = findings.find(({ code, where }) => code === 'hidden-text' && where === 'resume');
  if (hidden) note('hidden-text', {});
  if (read.truncated) note('truncated', {});
  return lines;
}
