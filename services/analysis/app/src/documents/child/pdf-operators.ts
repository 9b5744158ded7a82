import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { glyphsMax, paintOperationsMax } from '../document-limits.js';
import { DocumentRefused } from '../document-failure.js';
import { identity, type Rect, toMatrix } from './matrix.js';
import { parseColour } from './pdf-colour.js';
import type { Painter, PaintedGlyph } from './pdf-paint.js';

type Args = readonly unknown[];
const num = (value: unknown): number => (typeof value === 'number' ? value : 0);
const numbers = (value: unknown): ArrayLike<number> | null =>
  Array.isArray(value) || value instanceof Float32Array || value instanceof Float64Array ? value : null;

const fillOps = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke]);
const unitSquare: Rect = { x0: 0, y0: 0, x1: 1, y1: 1 };

function rectOf(value: unknown): Rect | null {
  const box = numbers(value);
  if (!box || box.length < 4) return null;
  return { x0: num(box[0]), y0: num(box[1]), x1: num(box[2]), y1: num(box[3]) };
}

/** A path of straight, axis-parallel lines with four or five corners. */
function isRectangle(path: ArrayLike<number> | null): boolean {
  if (!path || path.length > 20) return false;
  let corners = 0;
  for (let i = 0; i < path.length;) {
    const op = path[i];
    if (op === 0 || op === 1) {
      corners += 1;
      i += 3;
    } else if (op === 4 || op === 3) i += 1;
    else return false;
  }
  return corners === 4 || corners === 5;
}

function paintPath(painter: Painter, args: Args, clipping: boolean): void {
  const rect = rectOf(args[2]);
  if (!rect) return;
  const path = Array.isArray(args[1]) ? numbers(args[1][0]) : null;
  if (clipping) painter.clipTo(rect);
  if (fillOps.has(num(args[0]))) painter.paint(rect, isRectangle(path), path?.length ?? 0);
}

function setGraphicsState(painter: Painter, args: Args): void {
  const entries = Array.isArray(args[0]) ? (args[0] as [string, unknown][]) : [];
  for (const [key, value] of entries) {
    if (key === 'ca') painter.state.alpha = num(value);
    if (key === 'Font' && Array.isArray(value)) {
      painter.state.font = String(value[0]);
      painter.state.fontSize = num(value[1]);
    }
  }
}

/** Replays a page's operators on the painter. Returns the number of letters drawn. */
export function replay(
  painter: Painter,
  list: { fnArray: readonly number[]; argsArray: readonly (Args | null)[] },
  isLayerVisible: (group: unknown) => boolean,
): number {
  if (list.fnArray.length > paintOperationsMax) throw new DocumentRefused('FILE_TOO_COMPLEX');
  let clipping = false;
  let glyphs = 0;
  const show = (items: unknown): void => {
    const line = Array.isArray(items) ? (items as (PaintedGlyph | number | null)[]) : [];
    glyphs += line.length;
    if (glyphs > glyphsMax) throw new DocumentRefused('FILE_TOO_COMPLEX');
    painter.showText(line);
  };
  for (const [i, op] of list.fnArray.entries()) {
    const args = list.argsArray[i] ?? [];
    const { state } = painter;
    switch (op) {
      case OPS.save:
        painter.save();
        break;
      case OPS.restore:
        painter.restore();
        break;
      case OPS.transform:
        painter.transform(toMatrix(args as number[]));
        // A picture left out for its size paints an unknown colour on the unit square.
        if (list.fnArray[i + 1] === OPS.restore) painter.paint(unitSquare, false, 0, null);
        break;
      case OPS.paintFormXObjectBegin: {
        painter.save();
        painter.transform(toMatrix(numbers(args[0])));
        const box = rectOf(args[1]);
        if (box) painter.clipTo(box);
        break;
      }
      case OPS.paintFormXObjectEnd:
        painter.restore();
        break;
      case OPS.clip:
      case OPS.eoClip:
        clipping = true;
        break;
      case OPS.constructPath:
        paintPath(painter, args, clipping);
        clipping = false;
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        painter.paint(unitSquare, false, 0, null);
        break;
      case OPS.setFillRGBColor:
        state.colour = parseColour(args[0]);
        break;
      case OPS.setFillColorN:
        state.colour = null;
        break;
      case OPS.setStrokeRGBColor:
        state.stroke = parseColour(args[0]);
        break;
      case OPS.setGState:
        setGraphicsState(painter, args);
        break;
      case OPS.beginMarkedContentProps:
        painter.beginLayer(args[0] !== 'OC' || isLayerVisible(args[1]));
        break;
      case OPS.beginMarkedContent:
        painter.beginLayer(true);
        break;
      case OPS.endMarkedContent:
        painter.endLayer();
        break;
      case OPS.beginText:
        painter.setTextMatrix(identity);
        break;
      case OPS.setFont:
        state.font = String(args[0]);
        state.fontSize = num(args[1]);
        break;
      case OPS.setTextMatrix:
        painter.setTextMatrix(toMatrix(numbers(args[0]) ?? (args as number[])));
        break;
      case OPS.moveText:
        painter.moveText(num(args[0]), num(args[1]));
        break;
      case OPS.setLeadingMoveText:
        state.leading = num(args[1]);
        painter.moveText(num(args[0]), num(args[1]));
        break;
      case OPS.setLeading:
        state.leading = -num(args[0]);
        break;
      case OPS.nextLine:
        painter.nextLine();
        break;
      case OPS.setCharSpacing:
        state.charSpacing = num(args[0]);
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = num(args[0]);
        break;
      case OPS.setHScale:
        state.hScale = num(args[0]) / 100;
        break;
      case OPS.setTextRise:
        state.rise = num(args[0]);
        break;
      case OPS.setTextRenderingMode:
        state.mode = num(args[0]);
        break;
      case OPS.showText:
      case OPS.showSpacedText:
        show(args[0]);
        break;
      case OPS.nextLineShowText:
        painter.nextLine();
        show(args[0]);
        break;
      default:
        break;
    }
  }
  return glyphs;
}
