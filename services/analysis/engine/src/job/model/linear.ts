// A linear model over named features. Weights are integers, so that every machine gives the same decision.

/** For each feature the weight it gives each label; what is absent weighs nothing. */
export interface LinearModel {
  readonly labels: readonly string[];
  readonly weights: ReadonlyMap<string, readonly (readonly [label: number, weight: number])[]>;
}

/** Integer units in one natural unit of log-odds. */
export const weightScale = 64;

/** Sums of the weights of some features, one for each label. */
export function scoresOf(model: LinearModel, features: readonly string[]): number[] {
  const scores = model.labels.map(() => 0);
  for (const feature of features)
    for (const [label, weight] of model.weights.get(feature) ?? [])
      scores[label] = (scores[label] ?? 0) + weight;
  return scores;
}

/** One reason of a decision: a feature and how far it spoke for a label rather than against it. */
export interface Reason {
  readonly feature: string;
  readonly weight: number;
}

/** The features that spoke most for one label against another, strongest first. */
export function reasonsFor(
  model: LinearModel,
  features: readonly string[],
  label: number,
  against: number,
  max: number,
): Reason[] {
  return features
    .map((feature) => {
      const weights = model.weights.get(feature) ?? [];
      const of = (wanted: number): number => weights.find(([each]) => each === wanted)?.[1] ?? 0;
      return { feature, weight: of(label) - of(against) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || (a.feature < b.feature ? -1 : 1))
    .slice(0, max);
}

/**
 * Reads a model from its committed text. The first line names the labels; each other line is a feature, a tab, and
 * `label` + `weight` pairs in base 36. A line begins with how many letters it shares with the line before (base 36).
 */
export function parseModel(text: string): LinearModel {
  const [head = '', ...lines] = text.trim().split('\n');
  const weights = new Map<string, (readonly [number, number])[]>();
  let before = '';
  for (const coded of lines) {
    const line = before.slice(0, Number.parseInt(coded.slice(0, 1), 36)) + coded.slice(1);
    before = line;
    const at = line.lastIndexOf('\t');
    const pairs = line
      .slice(at + 1)
      .split(' ')
      .map((pair): readonly [number, number] => [
        Number.parseInt(pair.slice(0, 1), 36),
        Number.parseInt(pair.slice(1), 36),
      ]);
    weights.set(line.slice(0, at), pairs);
  }
  return { labels: head.split(' '), weights };
}
