import type { DocumentLine, DocumentPage, DocumentSpan } from '../document.js';
import { cleanText } from '../text/clean.js';
import { bulletStart, type Draft, joinLines } from './paragraphs.js';

const wrappedMin = 55;
const wrappedMax = 130;

/** A hard-wrapped line that goes on in the next: long, open-ended, followed by lower case. */
function isWrapped(text: string, next: string): boolean {
  const long = text.length >= wrappedMin && text.length <= wrappedMax;
  const listed = /[|@]/.test(text) || /^\S+\.(?:com|vn|net|io|org)\b|@/.test(next.trim());
  return long && !listed && !/[.!?:;]$/.test(text) && /^\s*\p{Ll}/u.test(next) && !bulletStart.test(next);
}

function draftOf(line: DocumentLine, page: number): Draft | null {
  const visible = line.spans.filter((span) => span.hidden === null);
  const text = cleanText(visible.map((span) => span.text).join(''));
  if (text.trim() === '') return null;
  const first = visible.find((span) => span.text.trim() !== '');
  const listed = bulletStart.test(text);
  const cells = (listed ? text.replace(bulletStart, '') : text)
    .split(/\t+| {3,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const bold =
    first?.bold === true &&
    visible.every((span) => span.bold || span.text.trim().length < 2 || span !== first);
  return {
    cells,
    bullet: listed || line.role === 'list',
    bold,
    size: first?.size ?? null,
    heading: line.role === 'heading',
    page,
    indent: null,
  };
}

const lineBreak = /\r\n|[\n\r\v\f\u2028\u2029]/;

/** A paragraph whose text holds line breaks is as many lines. */
function linesIn(line: DocumentLine): DocumentLine[] {
  if (!line.spans.some((span) => lineBreak.test(span.text))) return [line];
  const lines: DocumentSpan[][] = [[]];
  for (const span of line.spans)
    for (const [i, text] of span.text.split(lineBreak).entries()) {
      if (i > 0) lines.push([]);
      lines[lines.length - 1]?.push({ ...span, text });
    }
  return lines.map((spans, i) => ({ role: i > 0 && line.role === 'list' ? 'text' : line.role, spans }));
}

/** Paragraphs of a page without geometry: they come in reading order. */
export function plainDrafts(page: DocumentPage, index: number): Draft[] {
  const drafts: Draft[] = [];
  for (const line of page.lines.flatMap(linesIn)) {
    const draft = draftOf(line, index);
    if (!draft) continue;
    const last = drafts[drafts.length - 1];
    const [tail, head] = [draft.cells[0] ?? '', last?.cells[last.cells.length - 1] ?? ''];
    const joins = last !== undefined && !draft.bullet && draft.cells.length === 1 && isWrapped(head, tail);
    if (last && joins) last.cells[last.cells.length - 1] = joinLines(head, tail);
    else drafts.push(draft);
  }
  return drafts;
}
