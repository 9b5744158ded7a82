import { headingKind } from '../catalogue/section-headings.js';

const linesMax = 4_000;
const headingCharsMax = 60;
/** `II. HỌC VẤN:` without its number and its colon. */
const numbered = /^[\s\d.IVX)–-]{1,6}(?=\p{L})/u;

/** The lines of a résumé that stand below a heading of studies, up to the next heading. */
export function studyLines(text: string): string[] {
  let inside = false;
  return text
    .split('\n')
    .slice(0, linesMax)
    .filter((line) => {
      const bare = line.replace(numbered, '').replace(/[:：]\s*$/u, '');
      const heading = line.length > headingCharsMax ? null : headingKind(bare);
      if (heading !== null) inside = heading === 'education';
      return heading === null && inside;
    });
}
