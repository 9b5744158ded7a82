import type { PremiumReport, PremiumRequirement, Quote } from '../premium/premium-report.js';
import { hasFigure } from '../report/writing.js';
import type { CvEntry, CvLine } from './cv-document.js';
import { QuoteFinder } from './find-quotes.js';
import { asLine, printed } from './font.js';
import { cvLimits } from './limits.js';

/** What of a report a CV is made of. */
export type Read = Pick<PremiumReport, 'resume' | 'requirements' | 'documents'>;

export const field = (text: string | null | undefined): string =>
  printed(text ?? '').slice(0, cvLimits.fieldCharsMax);

/** Lines and entries of a CV, each with its place in the résumé. */
export class Builder {
  readonly #finder: QuoteFinder;
  #count = 0;
  #charsLeft = cvLimits.charsMax;
  readonly #report: Read;

  constructor(report: Read) {
    this.#report = report;
    this.#finder = new QuoteFinder(report.documents.resume);
  }

  id(kind: 'e' | 'l'): string {
    this.#count += 1;
    return `${kind}${this.#count}`;
  }

  line(fact: string): CvLine {
    const quote = this.#finder.find(fact.slice(0, cvLimits.lineCharsMax));
    return {
      id: this.id('l'),
      text: asLine(fact.slice(0, cvLimits.lineCharsMax)),
      by: 'resume',
      quote,
      rules: [],
      shown: true,
    };
  }

  /** As many as a CV has room for; a résumé of thirty pages is no CV. */
  lines(facts: readonly string[]): CvLine[] {
    const kept = facts
      .filter((fact) => printed(fact) !== '')
      .filter((fact) => (this.#charsLeft -= fact.length + cvLimits.lineCostChars) > 0);
    return kept.slice(0, cvLimits.linesMax).map((fact) => this.line(fact));
  }

  /** Entries of a list with the dates that stand beside them in the résumé. */
  dated(facts: readonly string[], dates: readonly (string | null)[] = []): CvLine[] {
    const kept = this.lines(facts);
    const left = facts.map((fact, i) => ({ text: asLine(fact), date: dates[i] ?? null }));
    return kept.map((line) => {
      const at = left.findIndex(({ text }) => text === line.text);
      const date = left.splice(at, at < 0 ? 0 : 1)[0]?.date ?? null;
      // The cells of a row are parted by commas.
      const text = line.quote ? printed(line.quote.quote.replace(/\s*\t\s*/gu, ', ')) : line.text;
      return { ...line, text: date === null ? text : `${text}, ${printed(date)}` };
    });
  }

  /** The lines that prove most of what is asked first, then those with a figure. */
  strongestFirst(lines: readonly CvLine[]): CvLine[] {
    const worth = (line: CvLine): number =>
      weightIn(line.quote, this.#report.requirements) + (hasFigure(line.text) ? 0.5 : 0);
    return lines
      .map((line) => ({ line, worth: worth(line) }))
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ line }) => line);
  }

  entry(
    fields: Partial<Record<'org' | 'place' | 'title' | 'dates' | 'detail', string | null>>,
    lines: CvLine[],
  ): CvEntry {
    const said = (key: keyof typeof fields): string => field(fields[key]);
    const [org, place, title, dates, detail] = [
      said('org'),
      said('place'),
      said('title'),
      said('dates'),
      said('detail'),
    ];
    const quotes = this.#finder.all(Object.values(fields));
    return { id: this.id('e'), org, place, title, dates, detail, by: 'resume', quotes, lines };
  }
}

const weightIn = (quote: Quote | null, requirements: readonly PremiumRequirement[]): number =>
  quote === null
    ? 0
    : requirements
        .filter(({ evidence }) => evidence.some(({ start, end }) => start < quote.end && end > quote.start))
        .reduce((sum, { weight }) => sum + weight, 0);
