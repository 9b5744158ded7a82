import { tinosLetters, tinosUnits, tinosWidths } from './tinos.generated.js';

/** From the top of a row to its baseline, in parts of the size. */
export const ascent = 1825 / tinosUnits;

export type Face = keyof typeof tinosWidths;

const letters = [...tinosLetters];
const tableOf = (widths: string): ReadonlyMap<string, number> => {
  const all = widths.split(' ').map(Number);
  return new Map(letters.map((letter, i) => [letter, all[i] ?? 0]));
};
const tables: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  regular: tableOf(tinosWidths.regular),
  bold: tableOf(tinosWidths.bold),
  italic: tableOf(tinosWidths.italic),
};

/** The widest letter stands for one that the font has not: it is refused before it is printed. */
const missingUnits = tinosUnits;

/** Width in points of a text set in one line, without kerning. */
export function widthOf(text: string, face: Face, size: number): number {
  const table = tables[face];
  let units = 0;
  for (const letter of text) units += table.get(letter) ?? missingUnits;
  return (units * size) / tinosUnits;
}

const spaceLike = /[\t\n\r\u00a0\u2000-\u200a\u202f\u205f\u3000]+/gu;
/** Also the letters of icon fonts, which no other font has. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\p{Co}]/gu;
/** Signs that mean the same and that the font has. */
const same: Readonly<Record<string, string>> = { '‐': '-', '‑': '-', '‒': '–', '―': '—', '∙': '·', '⁃': '-' };

/** A text as it is set: composed letters, plain spaces, nothing invisible. */
export const printed = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(spaceLike, ' ')
    .replace(/[‐‑‒―∙⁃]/gu, (sign) => same[sign] ?? sign)
    .replace(/ {2,}/gu, ' ')
    .trim();

/** A sign of a list that was typed before its item. */
const listSign = /^(?:[\p{So}•▪◦‣⁃*·–—-]+\s+|\p{So}+)+/u;

/** A line of the résumé as a CV prints it. */
export const asLine = (text: string): string => printed(text).replace(listSign, '');

/** The letters of a text that the font cannot show, each once. */
export const unprintable = (text: string): string[] => [
  ...new Set([...printed(text)].filter((letter) => !tables.regular.has(letter))),
];
