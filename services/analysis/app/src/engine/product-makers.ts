import type { CvDocument } from '@fitfolio/analysis-contract/cv';
import type { FitProductKind } from '@fitfolio/analysis-contract/fit-products';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { Document } from '@fitfolio/fit-engine/document';
import { planBasis } from '@fitfolio/fit-engine/plan/plan-of';
import { isPlanType } from '@fitfolio/fit-engine/plan/types';
import type { PlanType, PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import { questionsOf } from '@fitfolio/fit-engine/interview';
import { cvOf } from '@fitfolio/fit-engine/cv/cv-of';

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

function planTypeOf(variant: string): PlanType {
  if (isPlanType(variant)) return variant;
  throw new Error(`No such plan: ${variant}`);
}

/** One line a kind; each runs in a thread of the engine. */
const makers: Partial<Record<FitProductKind, Maker>> = {
  interview: ({ report, variant }) => ({ questions: questionsOf(report, Number(variant)) }),
  'career-plan': ({ report, variant, today }) => planBasis(report, planTypeOf(variant), today),
  cv: ({ report }): CvDocument => cvOf(report),
};

export function makeProduct(kind: FitProductKind, input: ProductInput): object {
  const make = makers[kind];
  if (!make) throw new Error(`Nothing makes a ${kind}.`);
  return make(input);
}
