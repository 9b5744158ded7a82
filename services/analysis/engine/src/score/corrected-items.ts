import type { Evidence, Importance, Report, Requirement } from '../report.js';
import { skillKinds } from './sub-scores.js';
import { unitsOf } from './weights.js';

/** What the score needs of a requirement. `credit`, `units` and `core` are absent in reports made before they were kept. */
export type ScoredItem = Pick<Requirement, 'id' | 'kind' | 'group' | 'importance' | 'verdict'> & {
  readonly credit?: number | undefined;
  readonly units?: number | undefined;
  readonly core?: boolean | undefined;
};

/** What a person says of a requirement of their report. `line` counts from 0 in `documents.resume`. */
export type Correction =
  | { readonly kind: 'dismiss'; readonly requirementId: string }
  | { readonly kind: 'importance'; readonly requirementId: string; readonly importance: Importance }
  | { readonly kind: 'evidence'; readonly requirementId: string; readonly line: number }
  | { readonly kind: 'fact' };

export type CorrectableItem = ScoredItem & Pick<Requirement, 'label' | 'evidence' | 'weight' | 'earned'>;

export interface CorrectableReport<One extends CorrectableItem = CorrectableItem> extends Pick<
  Report,
  'score'
> {
  readonly sum: readonly { readonly requirementId: string | null; readonly label: string }[];
  readonly requirements: readonly One[];
  readonly resume: {
    readonly experience: readonly Pick<
      Report['resume']['experience'][number],
      'start' | 'dates' | 'bullets'
    >[];
  };
  readonly documents: Pick<Report['documents'], 'resume'>;
}

/** What a line of the résumé earns for a skill: in full in a dated position, nearly so where it is only listed. */
export const lineCredits = { dated: 1, listed: 0.9 } as const;

const bare = (text: string): string =>
  text.replaceAll(/^[\s\-–—•*·▪●○◦‣+]+|\s+$/gu, '').replaceAll(/\s+/gu, ' ');

/** A line of the résumé as evidence; in a position with dates where evidence that was read there, or its text, says so. */
function evidenceOf(line: number, { documents, requirements, resume }: CorrectableReport): Evidence {
  const lines = documents.resume.split('\n');
  const start = lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
  const quote = lines[line] ?? '';
  const end = start + quote.length;
  const text = bare(quote);
  const near = requirements
    .flatMap(({ evidence }) => evidence)
    .filter((each) => each.start < end && each.end > start);
  const dated =
    near.some((each) => each.dated) ||
    (text !== '' &&
      resume.experience.some(
        (position) =>
          (position.start ?? position.dates) !== null &&
          position.bullets.some((bullet) => bare(bullet).includes(text)),
      ));
  return { start, end, quote, section: near[0]?.section ?? '', dated };
}

/** The units that the same item has at another importance; what scales them for other reasons stays. */
function unitsAt(item: ScoredItem, importance: Importance): number {
  const { kind, core = false, units = 0 } = item;
  if (importance === item.importance) return units;
  const row = unitsOf[core === unitsOf[kind].core ? kind : 'common'];
  return row[item.importance] === 0 ? units : (units * row[importance]) / row[item.importance];
}

/** The requirements that are not dismissed, at their new importance: by group, or by id where an item has none. */
export const reweighed = <One extends ScoredItem>(
  items: readonly One[],
  dismissed: ReadonlySet<string>,
  importances: ReadonlyMap<string, Importance>,
): One[] =>
  items
    .filter(({ id }) => !dismissed.has(id))
    .map((item) => {
      const importance = importances.get(item.group ?? item.id) ?? item.importance;
      return { ...item, importance, units: unitsAt(item, importance) };
    });

/** The requirements that are left, as the score is to see them. */
export function correctedItems<One extends CorrectableItem>(
  report: CorrectableReport<One>,
  corrections: readonly Correction[],
): One[] {
  const dismissed = new Set<string>();
  const importances = new Map<string, Importance>();
  const shown = new Map<string, number>();
  const groupOf = new Map(report.requirements.map(({ id, group }) => [id, group ?? id]));
  for (const correction of corrections) {
    if (correction.kind === 'dismiss') dismissed.add(correction.requirementId);
    if (correction.kind === 'importance')
      importances.set(groupOf.get(correction.requirementId) ?? '', correction.importance);
    if (correction.kind === 'evidence') shown.set(correction.requirementId, correction.line);
  }
  return reweighed(report.requirements, dismissed, importances).map((item): One => {
    const line = shown.get(item.id);
    if (line === undefined) return item;
    const found = evidenceOf(line, report);
    const listed = skillKinds.includes(item.kind) && !found.dated;
    const credit = Math.max(listed ? lineCredits.listed : lineCredits.dated, item.credit ?? 0);
    return { ...item, verdict: 'met', credit, evidence: [found] };
  });
}
