import type { HiddenReason } from '@fitfolio/fit-engine/document';
import { readableSizeMin } from '../document-limits.js';
import { apply, contains, identity, intersect, mapRect, type Matrix, multiply, type Rect } from './matrix.js';
import {
  backgroundAt,
  black,
  type Colour,
  isCovered,
  isSameColour,
  type Outline,
  outlineOf,
  type Paint,
} from './pdf-colour.js';
import type { Glyph, Run } from './pdf-glyphs.js';

interface State {
  ctm: Matrix;
  colour: Colour;
  stroke: Colour;
  alpha: number;
  mode: number;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
  clip: Rect;
}

export interface FontFacts {
  /** First entry of the font matrix: 0.001 except in Type 3 fonts. */
  readonly unit: number;
  readonly vertical: boolean;
}
export interface PaintedGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}
interface Drawn extends Omit<Run, 'drawn' | 'hidden'> {
  readonly hidden: HiddenReason | 'drawn' | null;
  readonly order: number;
  readonly colour: Colour;
  readonly bounds: Rect;
}

/** The graphics state of one page while its operators are replayed: where each letter lands, and on what colour. */
export class Painter {
  readonly #page: Rect;
  readonly #fonts: (id: string) => FontFacts;
  readonly #paints: Paint[] = [];
  readonly #drawn: Drawn[] = [];
  #outlines: Outline[] = [];
  readonly #stack: State[] = [];
  #order = 0;
  #hiddenLayers = 0;
  #text: Matrix = identity;
  #pen = { x: 0, y: 0, lineX: 0, lineY: 0 };
  readonly #layers: boolean[] = [];
  state: State;

  constructor(base: Matrix, page: Rect, fonts: (id: string) => FontFacts) {
    this.#page = page;
    this.#fonts = fonts;
    this.state = {
      ctm: base,
      colour: black,
      stroke: black,
      alpha: 1,
      mode: 0,
      font: '',
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      hScale: 1,
      leading: 0,
      rise: 0,
      clip: page,
    };
  }

  save(): void {
    this.#stack.push({ ...this.state });
  }

  restore(): void {
    const state = this.#stack.pop();
    if (state) this.state = state;
  }

  transform(matrix: Matrix): void {
    this.state.ctm = multiply(this.state.ctm, matrix);
  }

  clipTo(rect: Rect): void {
    this.state.clip = intersect(this.state.clip, mapRect(this.state.ctm, rect));
  }

  beginLayer(visible: boolean): void {
    this.#layers.push(visible);
    if (!visible) this.#hiddenLayers += 1;
  }

  endLayer(): void {
    if (this.#layers.pop() === false) this.#hiddenLayers -= 1;
  }

  /** `points`: numbers in the path's description; 0 for what is not a path. */
  paint(rect: Rect, rectangular: boolean, points: number, colour: Colour = this.state.colour): void {
    const mapped = intersect(mapRect(this.state.ctm, rect), this.state.clip);
    if (mapped.x1 - mapped.x0 < 2 || mapped.y1 - mapped.y0 < 2 || this.#hiddenLayers > 0) return;
    if (this.state.alpha < 0.05) return;
    this.#order += 1;
    const solid = rectangular && this.state.alpha > 0.95 && colour !== null;
    const seen = this.state.alpha > 0.95 ? colour : null;
    const paint = { rect: mapped, colour: seen, solid, order: this.#order };
    const outline = points > 20 ? outlineOf(paint, points, this.#paints) : null;
    if (outline) this.#outlines = [...this.#outlines.slice(-7), outline];
    else this.#paints.push(paint);
  }

  beginText(): void {
    this.setTextMatrix(identity);
  }

  setTextMatrix(matrix: Matrix): void {
    this.#text = matrix;
    this.#pen = { x: 0, y: 0, lineX: 0, lineY: 0 };
  }

  moveText(x: number, y: number): void {
    const pen = this.#pen;
    this.#pen = { x: pen.lineX + x, y: pen.lineY + y, lineX: pen.lineX + x, lineY: pen.lineY + y };
  }

  nextLine(): void {
    this.moveText(0, this.state.leading);
  }

  showText(items: readonly (PaintedGlyph | number | null)[]): void {
    const { state } = this;
    const facts = this.#fonts(state.font);
    const size = Math.abs(state.fontSize);
    const direction = state.fontSize < 0 ? -1 : 1;
    const matrix = multiply(state.ctm, this.#text);
    const height = Math.hypot(matrix[2], matrix[3]) * size;
    const glyphs: Glyph[] = [];
    for (const item of items) {
      if (item === null) continue;
      if (typeof item === 'number') {
        this.#pen.x -= (item * size * state.hScale) / 1000;
        continue;
      }
      const spacing = (item.isSpace ? state.wordSpacing : 0) + state.charSpacing;
      const advance = item.width * size * facts.unit * state.hScale * direction;
      const [x0, y] = apply(matrix, this.#pen.x, this.#pen.y + state.rise);
      const [x1] = apply(matrix, this.#pen.x + advance, this.#pen.y + state.rise);
      glyphs.push({ text: item.unicode, x0, x1, y, size: height });
      this.#pen.x += advance + spacing * direction * state.hScale;
    }
    this.#addRun(glyphs, height);
  }

  #addRun(glyphs: Glyph[], size: number): void {
    const shown = glyphs.filter((glyph) => glyph.text.trim() !== '');
    const first = shown[0] ?? glyphs[0];
    const last = shown[shown.length - 1] ?? first;
    if (!first || !last) return;
    this.#order += 1;
    const bounds = {
      x0: Math.min(first.x0, last.x0),
      x1: Math.max(first.x1, last.x1),
      y0: first.y - size * 0.7,
      y1: first.y,
    };
    const colour = this.state.mode === 1 ? this.state.stroke : this.state.colour;
    const hidden = this.#isDrawn(bounds) ? 'drawn' : this.#hiddenNow(bounds, size);
    this.#drawn.push({ glyphs, font: this.state.font, hidden, order: this.#order, colour, bounds });
  }

  #isDrawn(bounds: Rect): boolean {
    if (this.state.mode !== 3 && this.state.alpha >= 0.05) return false;
    const [x, y] = [(bounds.x0 + bounds.x1) / 2, (bounds.y0 + bounds.y1) / 2];
    return this.#hiddenLayers === 0 && this.#outlines.some(({ rect }) => contains(rect, x, y));
  }

  #hiddenNow(bounds: Rect, size: number): HiddenReason | null {
    const { mode, alpha, clip } = this.state;
    if (mode === 3 || mode === 7) return 'invisible';
    if (this.#hiddenLayers > 0) return 'layer';
    if (alpha < 0.05) return 'transparent';
    if (size < readableSizeMin) return 'tiny';
    const middle = (bounds.y0 + bounds.y1) / 2;
    const outside = (area: Rect): boolean =>
      bounds.x1 < area.x0 || bounds.x0 > area.x1 || middle < area.y0 || middle > area.y1;
    return outside(this.#page) || outside(clip) ? 'off-page' : null;
  }

  /** Runs with their visibility decided against everything painted before and after them. */
  runs(): Run[] {
    const runs: Run[] = [];
    for (const item of this.#drawn) {
      const drawn = item.hidden === 'drawn';
      const hidden = item.hidden === 'drawn' ? null : (item.hidden ?? this.#hiddenByPaint(item));
      const last = runs[runs.length - 1];
      if (last && last.font === item.font && last.hidden === hidden && last.drawn === drawn)
        last.glyphs.push(...item.glyphs);
      else runs.push({ glyphs: [...item.glyphs], font: item.font, hidden, drawn });
    }
    return runs;
  }

  #hiddenByPaint(drawn: Drawn): HiddenReason | null {
    const { bounds, order } = drawn;
    const background = backgroundAt(
      this.#paints,
      (bounds.x0 + bounds.x1) / 2,
      (bounds.y0 + bounds.y1) / 2,
      order,
    );
    if (isSameColour(drawn.colour, background)) return 'colour';
    return isCovered(this.#paints, bounds, order) ? 'covered' : null;
  }
}
