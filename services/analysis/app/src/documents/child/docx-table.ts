import type { DocumentLine, DocumentSpan } from '@fitfolio/fit-engine/document';

const textOf = (lines: readonly DocumentLine[]): string =>
  lines.map((line) => line.spans.map((span) => span.text).join('')).join(' ');

const tab = (like: DocumentSpan | undefined): DocumentSpan => ({
  text: '\t',
  box: null,
  size: like?.size ?? null,
  bold: like?.bold ?? false,
  hidden: null,
});

function joined(groups: readonly (readonly DocumentSpan[])[]): DocumentSpan[] {
  return groups.flatMap((spans, i) => (i === 0 ? [...spans] : [tab(spans[0]), ...spans]));
}

/** Dates in a narrow cell beside a long one: `2019 – 2021 | Công ty ABC …`. */
const isDateCell = (lines: readonly DocumentLine[]): boolean => {
  const text = textOf(lines);
  return lines.length <= 3 && text.length <= 40 && /\d{4}/.test(text);
};

/**
 * The lines of one table row. Rows of short cells stay rows (cells parted by tabs); a cell that holds whole paragraphs
 * is a column of its own; a date beside such a cell joins its first line.
 */
export function tableRow(cells: readonly (readonly DocumentLine[])[]): DocumentLine[] {
  const filled = cells.filter((lines) => lines.length > 0);
  if (filled.length <= 1) return filled.flat();
  if (filled.every((lines) => lines.length === 1))
    return [{ role: 'row', spans: joined(filled.map((lines) => lines[0]?.spans ?? [])) }];
  const dates = filled.filter(isDateCell);
  const rest = filled.filter((lines) => !isDateCell(lines)).flat();
  const first = rest[0];
  if (dates.length !== 1 || !first) return filled.flat();
  const date = (dates[0] ?? []).flatMap((line, i) =>
    i === 0 ? [...line.spans] : [space(line.spans[0]), ...line.spans],
  );
  return [{ role: 'row', spans: joined([date, first.spans]) }, ...rest.slice(1)];
}

const space = (like: DocumentSpan | undefined): DocumentSpan => ({ ...tab(like), text: ' ' });
