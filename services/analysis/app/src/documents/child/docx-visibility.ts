import type { HiddenReason } from '@fitfolio/fit-engine/document';
import { readableSizeMin } from '../document-limits.js';
import type { Look } from './docx-styles.js';
import { type Colour, isSameColour, parseColour } from './pdf-colour.js';

const highlights: Readonly<Record<string, Colour>> = {
  white: [255, 255, 255],
  yellow: [255, 255, 0],
  lightGray: [192, 192, 192],
  black: [0, 0, 0],
};

const colourOf = (value: string): Colour => parseColour(`#${value}`) ?? highlights[value] ?? null;

/** Why a run with this look on this background cannot be seen, or null. */
export function hiddenBy(look: Look, background: string | undefined): HiddenReason | null {
  if (look.vanish) return 'vanish';
  if (look.size !== undefined && look.size < readableSizeMin) return 'tiny';
  const paper = look.shade ?? background ?? 'FFFFFF';
  const ink = look.colour ?? '000000';
  return look.colour !== undefined && isSameColour(colourOf(ink), colourOf(paper)) ? 'colour' : null;
}
