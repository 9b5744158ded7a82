import { type LayoutName, layouts, piecesOf } from './layout.js';
import { accentless, people, type Person } from './person.js';
import { renderDocx } from './render-docx.js';
import { renderPdf } from './render-pdf.js';

/** One file of the corpus and what it was made from. */
export interface CorpusResume {
  readonly person: Person;
  readonly layout: LayoutName;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

const layoutNames = Object.keys(layouts) as LayoutName[];
/** Every so many people, one types without diacritics. */
const accentlessEvery = 9;

/** All résumés of the corpus: layouts in turn, PDF and DOCX in turn, decomposed letters in every other pair. */
export async function corpusResumes(): Promise<CorpusResume[]> {
  const all: CorpusResume[] = [];
  for (const [i, one] of people.entries()) {
    const person = i % accentlessEvery === accentlessEvery - 1 ? accentless(one) : one;
    // Of a round of layouts the next takes the other format.
    const format = (i + Math.floor(i / layoutNames.length)) % 2 === 0 ? 'pdf' : 'docx';
    const layout = layoutNames[i % layoutNames.length] ?? 'role-first';
    const form = i % 4 >= 2 ? 'NFD' : 'NFC';
    const pieces = piecesOf(person, layout).map((piece) => ({
      ...piece,
      cells: piece.cells.map((cell) => cell.normalize(form)),
    }));
    const bytes = await (format === 'pdf' ? renderPdf(pieces) : renderDocx(pieces));
    all.push({ person, layout, fileName: `${i + 1}-${layout}-${form}.${format}`, bytes });
  }
  return all;
}
