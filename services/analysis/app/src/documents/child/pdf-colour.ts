import { contains, type Rect } from './matrix.js';

/** RGB 0–255; null when the paint is not one known colour (a picture, a pattern, a gradient). */
export type Colour = readonly [number, number, number] | null;

export const black: Colour = [0, 0, 0];
export const white: Colour = [255, 255, 255];

export function parseColour(value: unknown): Colour {
  const hex = typeof value === 'string' ? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(value) : null;
  return hex ? [parseInt(hex[1] ?? '', 16), parseInt(hex[2] ?? '', 16), parseInt(hex[3] ?? '', 16)] : null;
}

/** Largest difference between two colours' channels at which text disappears in its background. */
const sameColourMax = 24;

export function isSameColour(a: Colour, b: Colour): boolean {
  return (
    a !== null && b !== null && [0, 1, 2].every((i) => Math.abs((a[i] ?? 0) - (b[i] ?? 0)) <= sameColourMax)
  );
}

/** An area painted before or after a text, in page coordinates. `solid`: an opaque, unclipped rectangle. */
export interface Paint {
  readonly rect: Rect;
  readonly colour: Colour;
  readonly solid: boolean;
  readonly order: number;
}

/** The colour under a point when something is drawn as number `order`. */
export function backgroundAt(paints: readonly Paint[], x: number, y: number, order: number): Colour {
  let colour: Colour = white;
  for (const paint of paints) {
    if (paint.order >= order) break;
    if (contains(paint.rect, x, y)) colour = paint.colour;
  }
  return colour;
}

/** True when a later opaque rectangle hides everything between two points. */
export function isCovered(paints: readonly Paint[], rect: Rect, order: number): boolean {
  return paints.some(
    (paint) =>
      paint.order > order &&
      paint.solid &&
      contains(paint.rect, rect.x0, rect.y0) &&
      contains(paint.rect, rect.x1, rect.y1),
  );
}

/** Letters drawn as shapes: browsers print synthetic bold this way, with transparent text laid over it. */
export interface Outline {
  readonly rect: Rect;
  readonly order: number;
}

/** Fewest path points for each em of width that a drawn word has; a plain blob has fewer. */
const outlinePointsPerEm = 10;

export function outlineOf(paint: Paint, points: number, paints: readonly Paint[]): Outline | null {
  const { rect, order, colour } = paint;
  const height = Math.max(1, rect.y1 - rect.y0);
  const under = backgroundAt(paints, (rect.x0 + rect.x1) / 2, (rect.y0 + rect.y1) / 2, order);
  const dense = points >= (outlinePointsPerEm * (rect.x1 - rect.x0)) / height;
  return dense && height < 80 && !isSameColour(colour, under) ? { rect, order } : null;
}
