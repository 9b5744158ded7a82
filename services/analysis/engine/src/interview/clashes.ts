import { topicsOf } from '../premium/duties.js';
import type { PremiumReport } from '../premium/premium-report.js';
import { sentencesOf } from '../text/sentences.js';
import { type Figure, figuresIn } from './figures.js';
import type { FigureClash } from './interview.js';

const clashesMax = 3;
/** The two lines must speak of one thing: so many more words in common than what is counted. */
const sharedMin = 3;

/** "The first 40 of them" is a part and not the number of all. */
const part = /(?<!\p{L})(?:first|last|other|another|of (?:the|these|them)|thêm|trong (?:đó|số))\s+$/iu;

interface Told {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly topics: ReadonlySet<string>;
}

function toldIn(text: string): Told[] {
  let at = 0;
  return text.split('\n').flatMap((line) => {
    const sentences = sentencesOf(line, at);
    at += line.length + 1;
    return sentences.map((one) => ({
      start: one.start,
      end: one.end,
      text: one.text,
      figures: figuresIn(one.text).filter(({ start }) => !part.test(one.text.slice(0, start))),
      topics: topicsOf(one.text),
    }));
  });
}

const differs = (a: readonly Figure[], b: readonly Figure[]): boolean =>
  a.some(
    (said) =>
      said.of !== '' &&
      b.some(({ of, number }) => of === said.of && number !== said.number) &&
      !b.some(({ of, number }) => of === said.of && number === said.number),
  );

/** Figures said otherwise than the résumé writes them, where both sentences speak of the same thing. */
export function clashesIn(answer: string, { documents }: PremiumReport): FigureClash[] {
  const written = toldIn(documents.resume).filter(({ figures }) => figures.length > 0);
  return toldIn(answer)
    .flatMap((said) => {
      const other = written.find(
        (line) =>
          differs(said.figures, line.figures) &&
          [...said.topics].filter((topic) => line.topics.has(topic)).length >= sharedMin,
      );
      if (!other) return [];
      return [
        {
          said: { start: said.start, end: said.end, quote: said.text },
          written: { start: other.start, end: other.end, quote: other.text },
        },
      ];
    })
    .slice(0, clashesMax);
}
