import { type LayoutName, layouts, piecesOf } from './layout.js';
import { accentless, people, type Person, promoted } from './person.js';
import { renderDocx } from './render-docx.js';
import { renderPdf } from './render-pdf.js';

/** One file of the corpus and what it was made from. */
export interface CorpusResume {
  readonly person: Person;
  readonly layout: LayoutName;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

const layoutNames = (Object.keys(layouts) as LayoutName[]).filter((name) => name !== 'promotions');
/** Every so many people, one types without diacritics. */
const accentlessEvery = 9;

export interface Print {
  readonly layout: LayoutName;
  readonly format: 'pdf' | 'docx';
  readonly form: 'NFC' | 'NFD';
}

/** A person's résumé in one layout, as a file. */
export async function printed(person: Person, { layout, format, form }: Print): Promise<Uint8Array> {
  const pieces = piecesOf(person, layout).map((piece) => ({
    ...piece,
    cells: piece.cells.map((cell) => cell.normalize(form)),
  }));
  return format === 'pdf' ? renderPdf(pieces) : renderDocx(pieces);
}

/** How the i-th person is printed: layouts in turn, PDF and DOCX in turn, decomposed letters in every other pair. */
const printOf = (i: number): Print => ({
  layout: layoutNames[i % layoutNames.length] ?? 'role-first',
  // Of a round of layouts the next takes the other format.
  format: (i + Math.floor(i / layoutNames.length)) % 2 === 0 ? 'pdf' : 'docx',
  form: i % 4 >= 2 ? 'NFD' : 'NFC',
});

/** Every nth résumé of the corpus; after those of people of many trades come those who rose within one employer. */
export async function corpusResumes(everyNth = 1): Promise<CorpusResume[]> {
  const all: CorpusResume[] = [];
  let no = 0;
  const add = async (person: Person, print: Print): Promise<void> => {
    no += 1;
    if ((no - 1) % everyNth !== 0) return;
    const fileName = `${no}-${print.layout}-${print.form}.${print.format}`;
    all.push({ person, layout: print.layout, fileName, bytes: await printed(person, print) });
  };
  for (const [i, one] of people.entries())
    await add(i % accentlessEvery === accentlessEvery - 1 ? accentless(one) : one, printOf(i));
  for (const [i, person] of promoted.entries()) await add(person, { ...printOf(i), layout: 'promotions' });
  return all;
}
