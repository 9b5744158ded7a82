import { type LinearModel, scoresOf } from './linear.js';

/** More than all weights of a position together. */
const certain = 1_000_000;
/** More than the weights of any position: such a step is taken only where no other is left. */
const unlikely = 10_000;

/** The feature of a step from one label to the next; `^` stands before the first. */
export const stepFeature = (from: string): string => `t=${from}`;

type Follows = (from: string, to: string) => boolean;
const anyStep: Follows = () => true;
const knownSteps = new WeakMap<LinearModel, WeakMap<Follows, Int32Array>>();

/** The weights of all steps of a model, one row for each label before; made once. */
function stepsOf(model: LinearModel, follows: Follows): Int32Array {
  const known = knownSteps.get(model) ?? new WeakMap<Follows, Int32Array>();
  knownSteps.set(model, known);
  const made =
    known.get(follows) ??
    Int32Array.from(
      model.labels.flatMap((from) =>
        [...scoresOf(model, [stepFeature(from)])].map((weight, to) =>
          follows(from, model.labels[to] ?? '') ? weight : weight - unlikely,
        ),
      ),
    );
  known.set(follows, made);
  return made;
}

/** A sequence whose features have been weighed once. */
export interface WeighedChain {
  /** The most likely labels. */
  readonly path: readonly string[];
  /** How much any labels weigh: the sum that `path` makes as large as can be, but for steps that may not be. */
  readonly weightOf: (path: readonly string[]) => number;
}

/**
 * The most likely labels of a sequence (Viterbi): each position by its features, each step by the label before it.
 * Labels come in runs, so a neighbour tells as much as a word. `given` are labels known beforehand, null elsewhere;
 * `follows` tells which label may stand after which.
 */
export function weighChain(
  model: LinearModel,
  positions: readonly (readonly string[])[],
  given: readonly (string | null)[] = [],
  follows: Follows = anyStep,
): WeighedChain {
  const scores = positions.map((features) => scoresOf(model, features));
  return {
    path: bestLabels(model, scores, given, follows),
    weightOf: (path) => weightOfPath(model, scores, path),
  };
}

/** The labels of `weighChain` alone. */
export const bestPath = (model: LinearModel, positions: readonly (readonly string[])[]): readonly string[] =>
  weighChain(model, positions).path;

function bestLabels(
  model: LinearModel,
  scores: readonly Int32Array[],
  given: readonly (string | null)[],
  follows: Follows,
): string[] {
  if (scores.length === 0) return [];
  const count = model.labels.length;
  const steps = stepsOf(model, follows);
  let best = scoresOf(model, [stepFeature('^')]);
  const back: Uint8Array[] = [];
  for (const [i, own] of scores.entries()) {
    const known = model.labels.indexOf(given[i] ?? '');
    // The first position has nothing before it.
    const befores = i === 0 ? 0 : count;
    const next = new Int32Array(count);
    const from = new Uint8Array(count);
    for (let label = 0; label < count; label += 1) {
      let top = i === 0 ? (best[label] ?? 0) : Number.NEGATIVE_INFINITY;
      let at = 0;
      for (let before = 0; before < befores; before += 1) {
        const score = (best[before] ?? 0) + (steps[before * count + label] ?? 0);
        if (score <= top) continue;
        top = score;
        at = before;
      }
      next[label] = top + (own[label] ?? 0) + (label === known ? certain : 0);
      from[label] = at;
    }
    if (i > 0) back.push(from);
    best = next;
  }
  let label = best.indexOf(Math.max(...best));
  const path = [label];
  for (let i = back.length - 1; i >= 0; i -= 1) {
    label = back[i]?.[label] ?? 0;
    path.push(label);
  }
  return path.reverse().map((at) => model.labels[at] ?? '');
}

function weightOfPath(model: LinearModel, scores: readonly Int32Array[], path: readonly string[]): number {
  const count = model.labels.length;
  const steps = stepsOf(model, anyStep);
  const first = scoresOf(model, [stepFeature('^')]);
  const labels = path.map((label) => model.labels.indexOf(label));
  let sum = 0;
  for (const [i, own] of scores.entries()) {
    const label = labels[i] ?? -1;
    if (label < 0) continue;
    const step = i === 0 ? first[label] : steps[(labels[i - 1] ?? -1) * count + label];
    sum += (own[label] ?? 0) + (step ?? 0);
  }
  return sum;
}
