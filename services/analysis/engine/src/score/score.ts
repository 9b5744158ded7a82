import type { Item } from '../job/item.js';
import type { Judgement } from '../match/judgement.js';

/** Units of weight: what must be there counts three times what would be nice. */
export const mustUnits = 3;
export const niceUnits = 1;
/** Units that always earn half. Below a full post's units they grow: a thin post cannot give an extreme score. */
export const middleUnitsMin = 4;
export const fullPostUnits = 30;
const middleGrowth = 0.5;

export const middleUnits = (judgedUnits: number): number =>
  middleUnitsMin + Math.max(0, fullPostUnits - judgedUnits) * middleGrowth;

/** Least judged units for a number to mean anything. */
export const judgedUnitsMin = 4;

/** What the score needs to know of an item and its verdict. */
export interface Scored {
  readonly item: Pick<Item, 'id' | 'group' | 'importance'>;
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
  readonly credit: number;
  readonly judged: boolean;
}

export interface Score<One extends Scored = Judged> {
  readonly terms: readonly Term<One>[];
  /** Points each judged term can give and gives, in the order of `terms`; 0 of 0 where not judged. */
  readonly points: readonly { readonly weight: number; readonly earned: number }[];
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
    const units = members.some(({ item }) => item.importance === 'must') ? mustUnits : niceUnits;
    return [{ members, best, units, credit: best.judgement.credit, judged: able.length > 0 }];
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

/** The visible sum: each judged term gives its share of 100, the middle line gives half of its own. */
export function scoreOf<One extends Scored>(terms: readonly Term<One>[]): Score<One> {
  const judgedUnits = terms.reduce((sum, term) => sum + (term.judged ? term.units : 0), 0);
  const allUnits = terms.reduce((sum, term) => sum + term.units, 0);
  const middleShare = middleUnits(judgedUnits);
  const perUnit = 100 / (judgedUnits + middleShare);
  const points: Points[] = terms.map((term) =>
    term.judged
      ? { weight: cents(term.units * perUnit), earned: cents(term.units * perUnit * term.credit) }
      : { weight: 0, earned: 0 },
  );
  const middle = { weight: cents(middleShare * perUnit), earned: cents((middleShare * perUnit) / 2) };
  evenOut([...points, middle]);
  const total = points.reduce((sum, { earned }) => sum + earned, middle.earned);
  return {
    terms,
    points,
    middle,
    value: judgedUnits < judgedUnitsMin ? null : Math.max(0, Math.min(100, Math.round(total))),
    confidence: allUnits === 0 ? 0 : cents(judgedUnits / allUnits),
  };
}

const total = ({ points, middle }: Score<Scored>): number =>
  points.reduce((sum, { earned }) => sum + earned, middle.earned);

/** Points by which one sum is above another, to a tenth. */
export const pointsAbove = (after: Score<Scored>, before: Score<Scored>): number =>
  Math.max(0, Math.round((total(after) - total(before)) * 10) / 10);

/** Points the sum would rise by if terms were fully met: the score run again with those verdicts changed. */
export function gainOf(score: Score, met: readonly Term[]): number {
  const changed = score.terms.map((term) =>
    met.includes(term) ? { ...term, credit: 1, judged: true } : term,
  );
  return pointsAbove(scoreOf(changed), score);
}
