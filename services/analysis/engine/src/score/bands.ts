import type { Band } from '../report.js';

const bands: readonly (readonly [number, Band])[] = [
  [85, 'excellent'],
  [70, 'good'],
  [50, 'mediocre'],
];

export const bandOf = (score: number): Band =>
  bands.find(([least]) => score >= least)?.[1] ?? 'needs-improvement';
