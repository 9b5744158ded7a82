import { createContext, type ReactNode, useContext } from 'react';
import type { PremiumReport, PremiumTexts, QuoteData } from './report-types.js';

export interface ResultView {
  readonly report: PremiumReport;
  readonly texts: PremiumTexts;
  /** What a requirement is called, in the language of the result. */
  readonly labelOf: (id: string) => string;
  /** The requirements that are lit in both documents. */
  readonly active: readonly string[];
  readonly light: (ids: readonly string[]) => void;
  /** What its owner can do about it; null for other readers. */
  readonly career: ReactNode;
  /** Goes to a quote in the résumé. */
  readonly toQuote: (quote: QuoteData) => void;
  /** Goes to a requirement in the list. */
  readonly toRequirement: (id: string) => void;
}

export const ResultContext = createContext<ResultView | null>(null);

export function useResult(): ResultView {
  const view = useContext(ResultContext);
  if (!view) throw new Error('This part belongs into a result.');
  return view;
}
