/** A rectangle in points, `x` from the left edge and `y` from the top edge of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Why a reader cannot see a piece of text. */
export type HiddenReason =
  | 'colour'
  | 'invisible'
  | 'transparent'
  | 'tiny'
  | 'off-page'
  | 'covered'
  | 'vanish'
  | 'layer';

/** A run of text with one look. `box` and `size` are null where the format has no geometry. */
export interface DocumentSpan {
  readonly text: string;
  readonly box: Box | null;
  /** Height of the letters in points. */
  readonly size: number | null;
  readonly bold: boolean;
  readonly hidden: HiddenReason | null;
}

/**
 * A run of spans that belong together. In a document with geometry this is one piece as drawn, in drawing order, and
 * the engine rebuilds rows, columns and paragraphs; without geometry it is a paragraph (or one table row) in reading
 * order.
 */
export interface DocumentLine {
  readonly spans: readonly DocumentSpan[];
  readonly role: 'text' | 'heading' | 'list' | 'row';
}

export interface DocumentPage {
  readonly width: number | null;
  readonly height: number | null;
  readonly lines: readonly DocumentLine[];
}

/** What extraction gives the engine: plain JSON, nothing interpreted. */
export interface Document {
  readonly kind: 'pdf' | 'docx' | 'text';
  readonly pages: readonly DocumentPage[];
  /** True when pages or text beyond the limits were left out. */
  readonly truncated: boolean;
  /** The text as a plain parser gives it, where a second one has read the file. Nothing is judged by it. */
  readonly plain?: string;
}

/** Most characters the engine reads of one document; the rest is reported as `truncated`. */
export const documentCharsMax = 60_000;

/** What can be read in a document, a line each; without what is hidden, and not put in order. */
export const documentText = (document: Document): string =>
  document.pages
    .flatMap(({ lines }) =>
      lines.map(({ spans }) => spans.filter((s) => s.hidden === null).map((s) => s.text)),
    )
    .map((texts) => texts.join(''))
    .join('\n');

/** A document of pasted or plain text: one line each, no geometry. */
export function plainTextDocument(text: string): Document {
  const kept = text.slice(0, documentCharsMax);
  const lines = kept.split(/\r\n|[\n\r\f\u2028\u2029]/).map((line) => ({
    role: 'text' as const,
    spans: [{ text: line, box: null, size: null, bold: false, hidden: null }],
  }));
  return {
    kind: 'text',
    pages: [{ width: null, height: null, lines }],
    truncated: text.length > kept.length,
  };
}
