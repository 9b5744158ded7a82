import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Face } from '@fitfolio/fit-engine/cv/font';

const fileNames: Readonly<Record<Face, string>> = {
  regular: 'Tinos-Regular.ttf',
  bold: 'Tinos-Bold.ttf',
  italic: 'Tinos-Italic.ttf',
};

/** The face whose widths the layout measures with. */
export const fontFile = (face: Face): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@fitfolio/fit-engine/fonts/${fileNames[face]}`)));
