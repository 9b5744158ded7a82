import { type Face, widthOf } from './font.js';

/** A word too long for a row is cut between letters. */
function cutWord(word: string, face: Face, size: number, width: number): string[] {
  if (widthOf(word, face, size) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter, face, size) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** The rows of a paragraph; its first row may be narrower by what stands before it, or empty where nothing fits behind that. */
export function wrap(text: string, face: Face, size: number, width: number, lead = 0): string[] {
  const space = widthOf(' ', face, size);
  const rows: string[] = [];
  let row = '';
  let used = lead;
  for (const word of text.split(' ').flatMap((one) => cutWord(one, face, size, width))) {
    const wide = widthOf(word, face, size);
    if (row === '' && used > 0 && used + wide > width) {
      rows.push(row);
      row = word;
      used = wide;
    } else if (row !== '' && used + space + wide > width) {
      rows.push(row);
      row = word;
      used = wide;
    } else {
      used += (row === '' ? 0 : space) + wide;
      row = row === '' ? word : `${row} ${word}`;
    }
  }
  return [...rows, row];
}

const untornCharsMax = 40;
const itemEnd = /(?<=[,;]) /;

/** Width of the widest item of a list. */
export const widestItem = (text: string, size: number): number =>
  Math.max(...text.split(itemEnd).map((item) => widthOf(item, 'regular', size)));

const hardSpace = '\u00a0';

/** The rows of a list: its items are not torn, for half an item reads as one of its own. */
export function wrapList(text: string, size: number, width: number, lead: number): string[] {
  const fits = (item: string): boolean =>
    item.length <= untornCharsMax && widthOf(item, 'regular', size) <= width;
  const untorn = text
    .split(itemEnd)
    .map((item) => (fits(item) ? item.replaceAll(' ', hardSpace) : item))
    .join(' ');
  return wrap(untorn, 'regular', size, width, lead).map((row) => row.replaceAll(hardSpace, ' '));
}
