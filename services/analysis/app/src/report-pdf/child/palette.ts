import type { Verdict } from './report-words.js';

/** Print colours; every one used for text has 4.5 : 1 on white. */
export const palette = {
  text: '#1e293b',
  soft: '#475569',
  line: '#dbe2ea',
  surface: '#f5f8fc',
  primary: '#3b82f6',
  primaryText: '#1d4ed8',
  warnSurface: '#fef7e6',
  white: '#ffffff',
} as const;

export const verdictColour: Readonly<Record<Verdict, string>> = {
  met: '#15803d',
  partly: '#b45309',
  'not-found': '#b91c1c',
  'cannot-tell': '#475569',
};

export const bandColour = {
  excellent: '#15803d',
  good: '#15803d',
  mediocre: '#b45309',
  'needs-improvement': '#b91c1c',
} as const;
