import type { DocumentLine, DocumentSpan } from '@fitfolio/fit-engine/document';
import { SaxesParser } from 'saxes';
import { isLegacyFontName } from './legacy-font.js';
import { type Banner, Shapes } from './docx-shapes.js';
import { applyProperty, attribute, type Attributes, type Look, type Styles } from './docx-styles.js';
import { tableRow } from './docx-table.js';
import { hiddenBy } from './docx-visibility.js';

interface Paragraph {
  style: string | null;
  role: DocumentLine['role'];
  shade: string | undefined;
  lines: DocumentSpan[][];
}
interface Row {
  readonly cells: DocumentLine[][];
}
type Sink = DocumentLine[];

/** Points of a line whose size nothing tells, and how far lines stand apart in sizes of their type. */
const usualSize = 11;
const lineHeight = 1.2;

/** Reads one part of a DOCX (body, header, footer) into lines, in reading order. */
export class BodyReader {
  readonly lines: DocumentLine[] = [];
  legacyChars = 0;
  readonly #styles: Styles;
  readonly #paragraphs: Paragraph[] = [];
  readonly #rows: Row[] = [];
  readonly #sinks: Sink[] = [this.lines];
  /** What the innermost cells and text boxes are filled with. */
  readonly #shades: (string | undefined)[] = [];
  readonly #shapes = new Shapes();
  #run: Look | null = null;
  #runStyle: string | null = null;
  #legacy = false;
  #properties: 'run' | 'paragraph' | 'cell' | null = null;
  #skip = 0;
  #collecting = false;

  readonly #above: Banner | null;

  /** `above`: what a header draws behind the first lines. */
  constructor(styles: Styles, above: Banner | null = null) {
    this.#styles = styles;
    this.#above = above;
  }

  /** What this part draws behind text. */
  get banner(): Banner | null {
    return this.#shapes.banner;
  }

  read(xml: string): void {
    const parser = new SaxesParser();
    parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes));
    parser.on('closetag', ({ name }) => this.#close(name));
    parser.on('text', (text) => this.#collecting && this.#add(text));
    parser.write(xml).close();
  }

  get #shade(): string | undefined {
    return this.#shades[this.#shades.length - 1];
  }

  get #paragraph(): Paragraph | undefined {
    return this.#paragraphs[this.#paragraphs.length - 1];
  }

  #open(tag: string, attributes: Attributes): void {
    // Word writes shapes twice; the fallback is the copy for old readers. Deleted and moved-away text is not there.
    if (tag === 'mc:Fallback' || tag === 'w:del' || tag === 'w:moveFrom') this.#skip += 1;
    if (this.#skip > 0) return;
    const paragraph = this.#paragraph;
    if (this.#properties && this.#property(tag, attributes)) return;
    this.#shapes.open(tag, attributes);
    switch (tag) {
      case 'w:p':
        this.#paragraphs.push({ style: null, role: 'text', shade: undefined, lines: [[]] });
        break;
      case 'w:pPr':
        this.#properties = 'paragraph';
        break;
      case 'w:r':
        this.#run = {};
        this.#runStyle = null;
        this.#legacy = false;
        break;
      case 'w:rPr':
        if (this.#properties === null) this.#properties = 'run';
        break;
      case 'w:t':
        this.#collecting = true;
        break;
      case 'w:tab':
      case 'w:ptab':
        this.#add('\t');
        break;
      case 'w:noBreakHyphen':
        this.#add('-');
        break;
      case 'w:br':
      case 'w:cr':
        paragraph?.lines.push([]);
        break;
      case 'w:tr':
        this.#rows.push({ cells: [] });
        break;
      case 'w:tc': {
        const cell: DocumentLine[] = [];
        this.#rows[this.#rows.length - 1]?.cells.push(cell);
        this.#sinks.push(cell);
        this.#shades.push(this.#shade);
        break;
      }
      case 'w:txbxContent':
        this.#shades.push(this.#shapes.fill ?? this.#shade);
        break;
      case 'w:tcPr':
        this.#properties = 'cell';
        break;
      default:
        break;
    }
  }

  /** True when the tag belonged to the open property list. */
  #property(tag: string, attributes: Attributes): boolean {
    const paragraph = this.#paragraph;
    if (this.#properties === 'run' && this.#run) {
      if (tag === 'w:rStyle') this.#runStyle = attribute(attributes, 'val') ?? null;
      if (tag === 'w:rFonts') this.#legacy = isLegacyFontName(attribute(attributes, 'ascii') ?? '');
      applyProperty(this.#run, tag, attributes);
    } else if (this.#properties === 'paragraph' && paragraph) {
      if (tag === 'w:pStyle') {
        paragraph.style = attribute(attributes, 'val') ?? null;
        if (paragraph.style && this.#styles.isHeading(paragraph.style)) paragraph.role = 'heading';
      }
      if (tag === 'w:numPr' && paragraph.role === 'text') paragraph.role = 'list';
      if (tag === 'w:shd') paragraph.shade = attribute(attributes, 'fill');
    } else if (this.#properties === 'cell' && tag === 'w:shd')
      this.#shades[this.#shades.length - 1] = attribute(attributes, 'fill');
    return true;
  }

  #close(tag: string): void {
    if (tag === 'mc:Fallback' || tag === 'w:del' || tag === 'w:moveFrom') this.#skip -= 1;
    if (this.#skip > 0) return;
    this.#shapes.close(tag);
    if (tag === 'w:t') this.#collecting = false;
    else if (tag === 'w:txbxContent') this.#shades.pop();
    else if (tag === 'w:rPr') this.#properties = this.#properties === 'run' ? null : this.#properties;
    else if (tag === 'w:pPr' || tag === 'w:tcPr') this.#properties = null;
    else if (tag === 'w:r') this.#run = null;
    else if (tag === 'w:p') this.#endParagraph();
    else if (tag === 'w:tc') {
      this.#sinks.pop();
      this.#shades.pop();
    } else if (tag === 'w:tr') {
      const row = this.#rows.pop();
      if (row) this.#sink.push(...tableRow(row.cells));
    }
  }

  get #sink(): Sink {
    return this.#sinks[this.#sinks.length - 1] ?? this.lines;
  }

  /** The text has gone so far below what is drawn behind it. */
  #passBanners(lines: readonly (readonly DocumentSpan[])[]): void {
    const height = lines
      .map((spans) => Math.max(usualSize, ...spans.map(({ size }) => size ?? 0)) * lineHeight)
      .reduce((a, b) => a + b, 0);
    for (const banner of [this.#above, this.#shapes.banner]) if (banner) banner.left -= height;
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph) return;
    // What stands in a text box has a place of its own.
    if (this.#paragraphs.length === 0) this.#passBanners(paragraph.lines);
    for (const [i, spans] of paragraph.lines.entries())
      if (spans.some((span) => span.text.trim() !== ''))
        this.#sink.push({ role: i === 0 || paragraph.role !== 'list' ? paragraph.role : 'text', spans });
  }

  #add(text: string): void {
    const paragraph = this.#paragraph;
    const line = paragraph?.lines[paragraph.lines.length - 1];
    if (!paragraph || !line || this.#skip > 0 || !this.#run) return;
    const styled = this.#styles.look(paragraph.style);
    const named = this.#runStyle === null ? {} : this.#styles.look(this.#runStyle);
    const look: Look = { ...styled, ...named, ...this.#run };
    if (this.#legacy) this.legacyChars += text.length;
    const behind = [this.#shapes.banner, this.#above].find((banner) => banner && banner.left > 0);
    const background = paragraph.shade ?? this.#shade ?? behind?.fill;
    const hidden = hiddenBy(look, background === 'auto' ? undefined : background);
    const bold = look.bold ?? false;
    const size = look.size ?? null;
    const last = line[line.length - 1];
    if (last && last.bold === bold && last.size === size && last.hidden === hidden)
      line[line.length - 1] = { ...last, text: last.text + text };
    else line.push({ text, box: null, size, bold, hidden });
  }
}
