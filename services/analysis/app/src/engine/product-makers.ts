import type { CvDocument } from '@fitfolio/analysis-contract/cv';
import type { FitProductKind } from '@fitfolio/analysis-contract/fit-products';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { Document } from '@fitfolio/fit-engine/document';
import { cvOf } from '@fitfolio/fit-engine/cv/cv-of';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';

/** What a product is made of, and nothing else: the same input makes the same bytes. */
export interface ProductInput {
  readonly report: PremiumReport;
  /** null when they are no longer kept. */
  readonly documents: { readonly resume: Document; readonly job: Document } | null;
  readonly variant: string;
  /** Of the analysis, as it was submitted. */
  readonly language: OutputLanguage;
  /** `YYYY-MM-DD` of the order, in Vietnam. */
  readonly today: string;
}
type Maker = (input: ProductInput) => object;

/** One line a kind; each runs in a thread of the engine. */
const makers: Partial<Record<FitProductKind, Maker>> = {
  cv: ({ report }): CvDocument => cvOf(report),
  'career-plan': ({ today }) => ({ start: today }),
};

export function makeProduct(kind: FitProductKind, input: ProductInput): object {
  const make = makers[kind];
  if (!make) throw new Error(`Nothing makes a ${kind}.`);
  return make(input);
}
