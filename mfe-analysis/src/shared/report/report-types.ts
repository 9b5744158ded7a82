import type { Band, Evidence, Importance, Requirement, Verdict } from '@fitfolio/analysis-contract/report';
import type { z } from 'zod';

export type BandName = z.output<typeof Band>;
export type VerdictName = z.output<typeof Verdict>;
export type ImportanceName = z.output<typeof Importance>;
export type RequirementData = z.output<typeof Requirement>;
export type EvidenceData = z.output<typeof Evidence>;

export const verdicts = [
  'met',
  'partly',
  'not-found',
  'cannot-tell',
] as const satisfies readonly VerdictName[];
export const importances = ['must', 'nice'] as const satisfies readonly ImportanceName[];

/** A newer service may know verdicts that this page does not: it cannot tell what they mean. */
export const knownVerdict = (verdict: string): VerdictName =>
  verdicts.find((v) => v === verdict) ?? 'cannot-tell';
