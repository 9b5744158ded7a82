// A linear model over named features. Weights are integers, so that every machine gives the same decision.

/** For each feature pairs of a label and the weight that it gives it, one after the other; what is absent weighs nothing. */
export interface LinearModel {
  readonly labels: readonly string[];
  readonly weights: ReadonlyMap<string, Int32Array>;
}

/** Integer units in one natural unit of log-odds. */
export const weightScale = 64;

/** Sums of the weights of some features, one for each label. */
export function scoresOf(model: LinearModel, features: readonly string[]): Int32Array {
  const scores = new Int32Array(model.labels.length);
  for (const feature of features) {
    const pairs = model.weights.get(feature);
    if (pairs === undefined) continue;
    for (let i = 0; i < pairs.length; i += 2) {
      const label = pairs[i] ?? 0;
      scores[label] = (scores[label] ?? 0) + (pairs[i + 1] ?? 0);
    }
  }
  return scores;
}

function weightOf(model: LinearModel, feature: string, label: number): number {
  const pairs = model.weights.get(feature) ?? new Int32Array(0);
  for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === label) return pairs[i + 1] ?? 0;
  return 0;
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
    .map((feature) => ({
      feature,
      weight: weightOf(model, feature, label) - weightOf(model, feature, against),
    }))
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
  const weights = new Map<string, Int32Array>();
  let before = '';
  for (const coded of lines) {
    const line = before.slice(0, Number.parseInt(coded.slice(0, 1), 36)) + coded.slice(1);
    before = line;
    const at = line.lastIndexOf('\t');
    const pairs = line
      .slice(at + 1)
      .split(' ')
      .flatMap((pair) => [Number.parseInt(pair.slice(0, 1), 36), Number.parseInt(pair.slice(1), 36)]);
    weights.set(line.slice(0, at), Int32Array.from(pairs));
  }
  return { labels: head.split(' '), weights };
}
