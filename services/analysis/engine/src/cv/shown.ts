import type { PremiumReport } from '../premium/premium-report.js';
import { fold } from '../text/fold.js';
import { type CvDocument, linesOf } from './cv-document.js';

export interface AskedAndShown {
  /** Requirements that the résumé proves, or any line of the CV names. */
  readonly shown: number;
  readonly asked: number;
  /** Proved by the résumé, and in no line of the CV. */
  readonly lost: readonly string[];
}

/** The text of a CV, a line each: what can be looked for in it. */
const textOf = (document: CvDocument): string => {
  const entries = document.sections.flatMap((section) => section.entries);
  const fields = entries.flatMap(({ org, title, place, dates, detail }) => [
    org,
    title,
    place,
    dates,
    detail,
  ]);
  const lines = linesOf(document).filter(({ shown }) => shown);
  return fold([document.headline, ...fields, ...lines.map(({ text }) => text)].join('\n'));
};

/** How much of what the post asks for can be seen in a CV: by the quotes its lines rest on, and by their words. */
export function askedAndShown(
  document: CvDocument,
  { requirements }: Pick<PremiumReport, 'requirements'>,
): AskedAndShown {
  const text = textOf(document);
  const entries = document.sections.flatMap((section) => section.entries);
  const quotes = [
    ...linesOf(document).flatMap(({ shown, quote }) => (shown && quote ? [quote] : [])),
    ...entries.flatMap((entry) =>
      entry.lines.length === 0 || entry.lines.some(({ shown }) => shown) ? entry.quotes : [],
    ),
  ];
  const judged = requirements.filter(({ weight }) => weight > 0);
  const proved = judged.filter(({ verdict }) => verdict === 'met' || verdict === 'partly');
  const seen = proved.filter(
    ({ evidence }) =>
      evidence.length === 0 ||
      evidence.some(
        ({ start, end, quote }) =>
          quotes.some((own) => own.start < end && own.end > start) || text.includes(fold(quote)),
      ),
  );
  const lost = proved.filter((one) => !seen.includes(one)).map(({ id }) => id);
  return { asked: judged.length, shown: seen.length, lost };
}
