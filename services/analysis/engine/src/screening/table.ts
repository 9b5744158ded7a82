import type { Document } from '../document.js';
import { readJob } from '../job/read-job.js';
import type { PremiumReport } from '../premium/premium-report.js';
import type { Band, Importance, OutputLanguage, RequirementKind, Verdict } from '../report.js';
import { itemWeight, kindOf, rowLabelOf, wordsOf } from '../report/labels.js';
import { bandOf } from '../score/bands.js';
import { scoreOfItems } from '../score/what-if.js';
import { changedItems, type RequirementChange } from './changes.js';

export type { Emphasis, RequirementChange } from './changes.js';

type Label = Readonly<Record<OutputLanguage, string>>;

/** A requirement of a post, before anybody is judged by it. Its id is that of every premium report of the same post. */
export interface PostRequirement {
  readonly id: string;
  readonly kind: RequirementKind;
  readonly importance: Importance;
  /** Items that are alternatives of each other share a group. */
  readonly group: string | null;
  /** The post's own sentence. */
  readonly sentence: string;
  readonly label: Label;
  /** Stated weight; 0 for a condition, which is shown and never scored. */
  readonly units: number;
}

export interface PostRequirements {
  readonly title: string | null;
  readonly company: string | null;
  readonly requirements: readonly PostRequirement[];
}

/** What a post asks for, of the post alone. */
export function postRequirements(job: Document): PostRequirements {
  const { facts, items } = readJob(job);
  const requirements = items.map((item) => ({
    id: item.id,
    kind: kindOf(item),
    importance: item.importance,
    group: item.group,
    sentence: item.sentence,
    label: { vi: rowLabelOf(item, wordsOf('vi')), en: rowLabelOf(item, wordsOf('en')) },
    units: itemWeight(item).units,
  }));
  return {
    title: facts.title,
    company: facts.company,
    requirements: requirements.toSorted((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1))),
  };
}

/** One requirement in one résumé. Both points are 0 where another alternative decided or nothing could be judged. */
export interface TableCell {
  readonly requirementId: string;
  readonly verdict: Verdict;
  /** Literal pieces of the résumé. */
  readonly quotes: readonly string[];
  readonly weight: number;
  readonly earned: number;
}

/** A line of the sum that is no requirement. */
export interface RestLine {
  readonly kind: 'occupation' | 'base';
  readonly label: Label;
  readonly weight: number;
  readonly earned: number;
}

export interface TableRow {
  /** `round(Σ earned)` of the cells and the rest; null where too little could be judged. */
  readonly score: number | null;
  readonly band: Band | null;
  /** Alternatives count once; conditions and what was dismissed do not count. */
  readonly musts: { readonly met: number; readonly unknown: number; readonly all: number };
  readonly rest: readonly RestLine[];
  /** In the order of the post; what was dismissed is left out. */
  readonly cells: readonly TableCell[];
}

type Points = Pick<TableCell, 'weight' | 'earned'>;

function restOf(occupation: Points | null, base: Points): RestLine[] {
  const label = (of: 'occupationLine' | 'middleLine'): Label => ({
    vi: wordsOf('vi')[of],
    en: wordsOf('en')[of],
  });
  return [
    ...(occupation ? [{ kind: 'occupation' as const, label: label('occupationLine'), ...occupation }] : []),
    { kind: 'base', label: label('middleLine'), ...base },
  ];
}

/**
 * One person's row by the requirements of a screening. Verdicts and quotes stay as they were read; only what they weigh
 * changes. Everybody is added up by this engine, whichever engine made the report.
 */
export function tableRow(report: PremiumReport, changes: readonly RequirementChange[]): TableRow {
  const items = changedItems(report.requirements, changes);
  const { terms, points, occupation, middle, value } = scoreOfItems(items);
  const pointsOf = new Map(terms.map(({ best }, i) => [best.item.id, points[i]]));
  const score = report.score === null ? null : value;
  const musts = terms.filter(({ members }) =>
    members.some(({ item }) => item.importance === 'must' && item.kind !== 'condition'),
  );
  const count = (verdict: Verdict): number =>
    musts.filter(({ best }) => best.judgement.verdict === verdict).length;
  return {
    score,
    band: score === null ? null : bandOf(score),
    musts: { met: count('met'), unknown: count('cannot-tell'), all: musts.length },
    rest: restOf(occupation, middle),
    cells: items.map(({ id, verdict, evidence }) => ({
      requirementId: id,
      verdict,
      quotes: evidence.map(({ quote }) => quote),
      ...(pointsOf.get(id) ?? { weight: 0, earned: 0 }),
    })),
  };
}
