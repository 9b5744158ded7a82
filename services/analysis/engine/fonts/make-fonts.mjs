// Cuts Tinos (metrics of Times New Roman, SIL OFL 1.1) to the letters of a CV in Vietnamese or a European language, and
// writes the widths that the layout measures with. The same package gives the same bytes: `make-fonts.spec.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const faces = { regular: '400Regular', bold: '700Bold', italic: '400Regular_Italic' };
const fileNames = { regular: 'Tinos-Regular', bold: 'Tinos-Bold', italic: 'Tinos-Italic' };
const vietnamese = 'ƠơƯư';
const signs = '–—‘’“”•…₫€→−≤≥≈™‰′″';
const marks = '\u0300\u0301\u0302\u0303\u0306\u0309\u031b\u0323';

function wanted() {
  let text = vietnamese + signs + marks;
  for (const [from, to] of [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x1ea0, 0x1ef9],
  ])
    for (let code = from; code <= to; code += 1) text += String.fromCodePoint(code);
  return text;
}

/** Name of a file → its bytes. */
export async function makeFonts() {
  const files = new Map();
  const widths = {};
  let letters = [...wanted()].toSorted((a, b) => a.codePointAt(0) - b.codePointAt(0));
  for (const [face, folder] of Object.entries(faces)) {
    const source = readFileSync(
      fileURLToPath(import.meta.resolve(`@expo-google-fonts/tinos/${folder}/Tinos_${folder}.ttf`)),
    );
    const cut = await subsetFont(source, wanted(), { targetFormat: 'truetype' });
    files.set(`${fileNames[face]}.ttf`, cut);
    files.set(`${fileNames[face]}.woff2`, await subsetFont(source, wanted(), { targetFormat: 'woff2' }));
    const font = create(cut);
    letters = letters.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)));
    widths[face] = font;
  }
  const widthOf = (font) =>
    letters.map((letter) => font.glyphForCodePoint(letter.codePointAt(0)).advanceWidth);
  const written = letters.map((letter) =>
    /[\p{M}\u00a0\u00ad'\\]/u.test(letter)
      ? `\\u${letter.codePointAt(0).toString(16).padStart(4, '0')}`
      : letter,
  );
  const lists = Object.entries(widths).map(([face, font]) => `  ${face}: '${widthOf(font).join(' ')}',`);
  const table = `// Written by \`fonts/make-fonts.mjs\`; not edited by hand.
export const tinosUnits = ${widths.regular.unitsPerEm};
/** Letters that all three faces have, and how far each goes, in units. */
export const tinosLetters = '${written.join('')}';
export const tinosWidths = {
${lists.join('\n')}
} as const;
`;
  files.set('../src/cv/tinos.generated.ts', Buffer.from(table));
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, bytes] of await makeFonts()) writeFileSync(new URL(name, import.meta.url), bytes);
