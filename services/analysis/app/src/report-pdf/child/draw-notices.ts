import { shortened } from './clean-text.js';
import { palette } from './palette.js';
import type { Sheet } from './sheet.js';

const padding = 10;
const quoteCharsMax = 240;

/** What hides, repeats or instructs, and what else the reader should know of the texts; nothing when all is well. */
export function drawNotices({ paper, words, report }: Sheet): void {
  const notices = [
    ...report.integrity.map(({ message, quote }) => ({ message, quote })),
    ...(report.overqualified === null ? [] : [{ message: report.overqualified, quote: null }]),
  ];
  if (notices.length === 0) return;
  paper.heading(words.notices);
  const x = paper.left + padding + 4;
  const width = paper.right - padding - x;
  for (const { message, quote } of notices) {
    const said = quote === null ? null : `“${shortened(quote, quoteCharsMax)}”`;
    const height =
      paper.heightOf(message, width) +
      (said === null ? 0 : paper.heightOf(said, width) + 2) +
      2 * padding -
      4;
    paper.ensure(height);
    const top = paper.y;
    paper.doc.rect(paper.left, top, paper.width, height).fill(palette.warnSurface);
    paper.doc.rect(paper.left, top, 3, height).fill('#d97706');
    paper.y = top + padding - 2;
    paper.text(message, {}, x, width);
    if (said !== null) {
      paper.space(2);
      paper.text(said, { colour: palette.soft }, x, width);
    }
    paper.y = top + height;
    paper.space(6);
  }
}
