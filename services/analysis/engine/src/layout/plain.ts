import type { DocumentLine, DocumentPage, DocumentSpan } from '../document.js';
import { cleanText } from '../text/clean.js';
import { bulletStart, type Draft, joinLines, newItem, signRule } from './paragraphs.js';

const wrappedMin = 55;
const wrappedMax = 130;
const wordsMin = 8;
const fullLinesMin = 4;
const fullWithin = 15;

/** The width at which a hard-wrapped text breaks its lines; null for a text that does not. */
function wrapWidth(lines: readonly string[]): number | null {
  const lengths = lines.map((line) => line.trimEnd().length);
  const width = lengths.reduce((a, b) => Math.max(a, b), 0);
  if (width < wrappedMin || width > wrappedMax) return null;
  return lengths.filter((length) => length >= width - fullWithin).length >= fullLinesMin ? width : null;
}

const bracketLineMax = 300;
/** A line with a bracket left open and a comma at its end goes on in the next. */
const opensBracket = (text: string): boolean => text.length <= bracketLineMax && /\([^()]*,$/u.test(text);
/** Neither does a line end in `e.g.`, nor does one begin with a comma. */
const goesOn = (text: string, next: string): boolean =>
  text.length <= bracketLineMax &&
  (/(?:^|[\s(])(?:e\.g|i\.e|approx|incl|vs)\.$/iu.test(text) || /^\s*[,)]\s?\S/u.test(next));

/** `Theo dõi …`, `Tư vấn …`: the same in Vietnamese, where a wrapped name may begin so as well. */
const newTask =
  /^(?:Quản lý|Sắp xếp|Xử lý|Tư vấn|Theo dõi|Lập|Kiểm|Trao đổi|Hỗ trợ|Phối hợp|Thực hiện|Xây dựng|Triển khai|Đào tạo|Chăm sóc|Nhập|Viết|Thiết kế|Báo cáo|Đề xuất|Giám sát|Vận hành|Phụ trách|Tham gia|Soạn|Tìm kiếm)\s\p{Ll}/u;

/** A hard-wrapped line that goes on in the next: long, open-ended, followed by lower case or by no room for a word. */
function isWrapped(text: string, next: string, width: number | null): boolean {
  if ((opensBracket(text) || goesOn(text, next)) && !bulletStart.test(next)) return true;
  const listed = /[|@]/.test(text) || /^\S+\.(?:com|vn|net|io|org)\b|@/.test(next.trim());
  if (text.length < wrappedMin || text.length > wrappedMax || listed || signRule.test(text)) return false;
  if (/[.!?:;]$/.test(text) || bulletStart.test(next)) return false;
  if (/^\s*\p{Ll}/u.test(next)) return true;
  if (newItem.test(next.trim()) || newTask.test(next.trim())) return false;
  const word = next.trim().split(/\s/)[0]?.length ?? 0;
  return width !== null && isProse(text) && /^\s*\p{L}/u.test(next) && text.length + 1 + word > width;
}

/** Words in lower case tell; names, titles and lists of them begin with capitals. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length >= wordsMin && words.filter((w) => /^\p{Ll}/u.test(w)).length * 2 > words.length;
}

/** `-  Pune, Maharashtra -`: dashes around a place make no list item. */
const placeBetweenDashes = /^\s*-\s.{1,60}\s-\s*$/;

function draftOf(line: DocumentLine, page: number): Draft | null {
  const visible = line.spans.filter((span) => span.hidden === null);
  const text = cleanText(visible.map((span) => span.text).join(''));
  if (text.trim() === '') return null;
  const first = visible.find((span) => span.text.trim() !== '');
  const listed = bulletStart.test(text) && !placeBetweenDashes.test(text);
  const cells = (listed ? text.replace(bulletStart, '') : text)
    // `Company        : Zenith Ltd`: the signs line up the values of labels.
    .replace(/(?<=\p{L})[ \t]{2,}:[ \t]*(?=\S)|(?<=\p{L})\t:[ \t]*(?=\S)/gu, ': ')
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

const textOf = ({ spans }: DocumentLine): string => spans.map(({ text }) => text).join('');

/** `EXPERIENCE        SKILLS`: two headings side by side open two columns of a text. */
const twoHeadings = /^\s*(?:\p{Lu}[\p{Lu}&/]*\s?){1,4} {3,}(?=\p{Lu}{3})(?:\p{Lu}[\p{Lu}&/]*\s?){1,4}$/u;
const rightLinesMin = 3;

/** Text typed in two columns: the left one is read to its end, then the right one. */
function columnsIn(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const at = lines.findIndex((line) => twoHeadings.test(textOf(line).trimEnd()));
  const head = at < 0 ? undefined : lines[at];
  if (!head) return lines;
  const edge = /\s{3,}(?=\S)/u.exec(textOf(head).trimStart());
  const from = edge ? textOf(head).length - textOf(head).trimStart().length + edge.index + edge[0].length : 0;
  const below = lines.slice(at).findIndex((line) => !/^\s*$/u.test(textOf(line).slice(from - 2, from)));
  const end = below < 0 ? lines.length : at + below;
  const inside = lines.slice(at, end);
  const half = (line: DocumentLine, text: string): DocumentLine => ({
    ...line,
    spans: line.spans.slice(0, 1).map((span) => ({ ...span, text })),
  });
  const right = inside.map((line) => half(line, textOf(line).slice(from)));
  if (right.filter((line) => textOf(line).trim() !== '').length < rightLinesMin) return lines;
  const left = inside.map((line) => half(line, textOf(line).slice(0, from).trimEnd()));
  return [...lines.slice(0, at), ...left, ...right, ...lines.slice(end)];
}

/** More lines than a document is read to: the reader of blocks reports the rest as left out. */
const draftsMax = 1_100;

/** Paragraphs of a page without geometry: they come in reading order. A blank line ends one. */
export function plainDrafts(page: DocumentPage, index: number): Draft[] {
  const drafts: Draft[] = [];
  const lines = columnsIn(page.lines.flatMap(linesIn));
  const width = wrapWidth(lines.map(({ spans }) => spans.map((span) => span.text).join('')));
  let above: string | null = null;
  for (const line of lines) {
    if (drafts.length > draftsMax) break;
    const draft = draftOf(line, index);
    if (!draft) {
      above = null;
      continue;
    }
    const last = drafts[drafts.length - 1];
    const [tail, head] = [draft.cells[0] ?? '', last?.cells[last.cells.length - 1] ?? ''];
    // What is set in bold begins something new.
    const begins = draft.heading || (draft.bold && last?.bold === false);
    const single = !draft.bullet && draft.cells.length === 1 && !begins;
    if (last && single && above !== null && isWrapped(above, tail, width))
      last.cells[last.cells.length - 1] = joinLines(head, tail);
    else drafts.push(draft);
    above = draft.cells[draft.cells.length - 1] ?? '';
  }
  return drafts;
}
