import type { SectionKind } from '../../catalogue/section-headings.js';

/**
 * What a line of a résumé does. A heading's role is `h` and the letter of the lines it heads. `J`, `K`: first and further
 * lines of a position's header; `Q` an employer of several positions; `T` what was done; `B` a pause. `E`, `F`, `D`: the
 * same of a study.
 */
export const lineRoles = [
  'hP',
  'hS',
  'hJ',
  'hE',
  'hL',
  'hG',
  'hC',
  'hR',
  'hA',
  'hV',
  'hI',
  'hN',
  'hO',
  'P',
  'S',
  'J',
  'K',
  'Q',
  'T',
  'B',
  'E',
  'F',
  'D',
  'L',
  'G',
  'C',
  'R',
  'A',
  'V',
  'I',
  'N',
  'O',
] as const;
export type LineRole = (typeof lineRoles)[number];

export const isHeading = (role: LineRole): boolean => role.length === 2;

const kinds: Readonly<Record<string, SectionKind>> = {
  P: 'contact',
  S: 'summary',
  J: 'experience',
  K: 'experience',
  Q: 'experience',
  T: 'experience',
  B: 'experience',
  E: 'education',
  F: 'education',
  D: 'education',
  L: 'skills',
  G: 'languages',
  C: 'certifications',
  R: 'projects',
  A: 'awards',
  V: 'activities',
  I: 'interests',
  N: 'references',
  O: 'other',
};

/** The section in which a line of this role stands. */
export const kindOfRole = (role: LineRole): SectionKind => kinds[role.slice(-1)] ?? 'other';

/** Words of a position's header: title, employer, place, dates, and what was done; `B` begins and `I` goes on. */
export const jobLabels = ['O', 'BT', 'IT', 'BC', 'IC', 'BP', 'IP', 'BX', 'IX', 'BW', 'IW'] as const;
/** Words of a study: degree, field, school, place, dates and mark. */
export const studyLabels = [
  'O',
  'BG',
  'IG',
  'BF',
  'IF',
  'BS',
  'IS',
  'BP',
  'IP',
  'BX',
  'IX',
  'BM',
  'IM',
] as const;
