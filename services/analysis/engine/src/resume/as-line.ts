import type { Phrase } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';

/** A piece of a row as a line of its own that tells what was done. */
export const asLine = (block: Block, phrase: Phrase): Block => ({
  ...block,
  text: phrase.text,
  start: phrase.start,
  end: phrase.end,
  cells: [phrase],
  bullet: true,
  bold: false,
});
