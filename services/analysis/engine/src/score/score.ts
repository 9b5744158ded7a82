import type { Item } from '../job/item.js';
import type { Judgement } from '../match/judgement.js';
import { sumRules, type Weight } from './weights.js';

/** Units of the base points. Below a full post's units they grow: a thin post cannot give an extreme score. */
export const middleUnits = (judgedUnits: number): number =>
  sumRules.baseUnits + Math.max(0, sumRules.fullPostUnits - judgedUnits) * sumRules.baseGrowth;

/** What the score needs to know of an item and its verdict. */
export interface Scored extends Weight {
  readonly item: Pick<Item, 'id' | 'group'>;
  readonly judgement: Pick<Judgement, 'verdict' | 'credit'>;
}

export interface Judged extends Scored {
  readonly item: Item;
  readonly judgement: Judgement;
}

/** One term of the sum: a requirement, or a group of alternatives that counts once. */
export interface Term<One extends Scored = Judged> {
  readonly members: readonly One[];
  /** The member that decides: the best of the alternatives. */
  readonly best: One;
  readonly units: number;
  readonly core: boolean;
  readonly credit: number;
  readonly judged: boolean;
}

export interface Score<One extends Scored = Judged> {
  readonly terms: readonly Term<One>[];
  /** Points each judged term can give and gives, in the order of `terms`; 0 of 0 where not judged. */
  readonly points: readonly { readonly weight: number; readonly earned: number }[];
  /** How far the core of the occupation is shown: a line of its own, null where no core item could be judged. */
  readonly occupation: { readonly weight: number; readonly earned: number } | null;
  readonly middle: { readonly weight: number; readonly earned: number };
  readonly value: number | null;
  readonly confidence: number;
}

const isJudged = ({ judgement }: Scored): boolean => judgement.verdict !== 'cannot-tell';

export function termsOf<One extends Scored>(all: readonly One[]): Term<One>[] {
  const groups = new Map<string, One[]>();
  for (const judged of all) {
    const key = judged.item.group ?? judged.item.id;
    groups.set(key, [...(groups.get(key) ?? []), judged]);
  }
  return [...groups.values()].flatMap((members) => {
    const able = members.filter(isJudged);
    const [first] = able.length > 0 ? able : members;
    if (!first) return [];
    const best = able.reduce((a, b) => (b.judgement.credit > a.judgement.credit ? b : a), first);
    const units = Math.max(...members.map((member) => member.units));
    const core = members.some((member) => member.core);
    const { credit } = best.judgement;
    return [{ members, best, units, core, credit, judged: able.length > 0 && units > 0 }];
  });
}

const cents = (value: number): number => Math.round(value * 100) / 100;

interface Points {
  weight: number;
  earned: number;
}

/** The weights shown add up to 100: the largest line takes what rounding left over. */
function evenOut(lines: readonly Points[]): void {
  const largest = lines.reduce((a, b) => (b.weight > a.weight ? b : a));
  const others = lines.reduce((sum, line) => sum + (line === largest ? 0 : line.weight), 0);
  const weight = cents(100 - others);
  largest.earned = cents(Math.min(weight, (largest.earned / Math.max(0.01, largest.weight)) * weight));
  largest.weight = weight;
}

/** How full the occupation line is, 0–1; null where the post names no core item that could be judged. */
function occupationOf(terms: readonly Term<Scored>[]): number | null {
  const core = terms.filter((term) => term.judged && term.core);
  if (core.length === 0) return null;
  const units = core.reduce((sum, term) => sum + term.units, 0);
  const earned = core.reduce((sum, term) => sum + term.units * term.credit, 0);
  const share = earned / Math.max(units, sumRules.coreUnitsMin);
  const { occupationFrom, occupationFull } = sumRules;
  return Math.max(0, Math.min(1, (share - occupationFrom) / (occupationFull - occupationFrom)));
}

/** The visible sum: each judged term, the occupation as a whole and the base points give their share of 100. */
export function scoreOf<One extends Scored>(terms: readonly Term<One>[]): Score<One> {
  const judgedUnits = terms.reduce((sum, term) => sum + (term.judged ? term.units : 0), 0);
  const allUnits = terms.reduce((sum, term) => sum + term.units, 0);
  const full = occupationOf(terms);
  const occupationUnits = full === null ? 0 : judgedUnits * sumRules.occupationShare;
  const baseUnits = middleUnits(judgedUnits);
  const perUnit = 100 / (judgedUnits + occupationUnits + baseUnits);
  const line = (units: number, credit: number): Points => ({
    weight: cents(units * perUnit),
    earned: cents(units * perUnit * credit),
  });
  const points = terms.map((term) =>
    term.judged ? line(term.units, term.credit) : { weight: 0, earned: 0 },
  );
  const occupation = full === null ? null : line(occupationUnits, full);
  const middle = line(baseUnits, sumRules.baseEarned);
  evenOut([...points, ...(occupation ? [occupation] : []), middle]);
  const score = { terms, points, occupation, middle };
  return {
    ...score,
    value:
      judgedUnits < sumRules.judgedUnitsMin ? null : Math.max(0, Math.min(100, Math.round(total(score)))),
    confidence: allUnits === 0 ? 0 : cents(judgedUnits / allUnits),
  };
}

/** The score before rounding. */
export const total = ({
  points,
  occupation,
  middle,
}: Pick<Score<Scored>, 'points' | 'occupation' | 'middle'>): number =>
  points.reduce((sum, { earned }) => sum + earned, middle.earned + (occupation?.earned ?? 0));

/** Whole points by which one score is above another: the difference of the two numbers a reader sees. */
export const pointsAbove = (after: Score<Scored>, before: Score<Scored>): number =>
  Math.max(0, (after.value ?? 0) - (before.value ?? 0));

/** The score run again as if terms were fully met. */
const metInFull = (score: Score, met: readonly Term[]): Score =>
  scoreOf(score.terms.map((term) => (met.includes(term) ? { ...term, credit: 1, judged: true } : term)));

/** Whole points the score would rise by if terms were fully met. */
export const gainOf = (score: Score, met: readonly Term[]): number =>
  pointsAbove(metInFull(score, met), score);

/** The same before rounding, to put advice in order. */
export const exactGainOf = (score: Score, met: readonly Term[]): number =>
  total(metInFull(score, met)) - total(score);
