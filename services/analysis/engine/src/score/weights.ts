import type { Importance, RequirementKind } from '../report.js';

/**
 * Units of weight by kind: what must be there, and what would be nice. What belongs to one occupation weighs more than
 * what every post asks for (`common`: office programs and the like). A condition is shown and never scored.
 */
export const unitsOf: Readonly<
  Record<RequirementKind | 'common', { readonly must: number; readonly nice: number; readonly core: boolean }>
> = {
  title: { must: 6, nice: 6, core: true },
  years: { must: 4, nice: 1.5, core: false },
  'hard-skill': { must: 3, nice: 1, core: true },
  tool: { must: 3, nice: 1, core: true },
  certificate: { must: 3, nice: 1, core: true },
  degree: { must: 2, nice: 0.7, core: false },
  language: { must: 2, nice: 0.7, core: false },
  level: { must: 1.5, nice: 0.5, core: false },
  duty: { must: 1, nice: 0.5, core: true },
  'soft-skill': { must: 1, nice: 0.3, core: false },
  common: { must: 1, nice: 0.3, core: false },
  condition: { must: 0, nice: 0, core: false },
};

/** The constants of the sum beside the units of its lines. */
export const sumRules = {
  /** The occupation line weighs this share of all judged units. */
  occupationShare: 0.3,
  /** Share of the core units that must be earned for the occupation line to begin, and to be full. */
  occupationFrom: 0.15,
  occupationFull: 0.5,
  /** A post with fewer core units than this cannot fill the occupation line by a single item. */
  coreUnitsMin: 9,
  /** Base points: units, the share of them that is always earned, and their growth below a full post. */
  baseUnits: 1.5,
  baseEarned: 0.2,
  fullPostUnits: 28,
  baseGrowth: 0.5,
  /** Least judged units for a number to mean anything. */
  judgedUnitsMin: 7,
} as const;

export interface Weight {
  readonly units: number;
  readonly core: boolean;
}

export function weightOf(kind: RequirementKind, importance: Importance, common: boolean): Weight {
  const row = unitsOf[common ? 'common' : kind];
  return { units: row[importance], core: row.core };
}

/** The most that one line can weigh. */
export const heaviestUnits = Math.max(...Object.values(unitsOf).map(({ must }) => must));
