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

/**
 * The most likely labels of a sequence (Viterbi): each position by its features, each step by the label before it.
 * Labels come in runs, so a neighbour tells as much as a word. `given` are labels known beforehand, null elsewhere;
 * `follows` tells which label may stand after which.
 */
export function bestPath(
  model: LinearModel,
  positions: readonly (readonly string[])[],
  given: readonly (string | null)[] = [],
  follows: Follows = anyStep,
): string[] {
  if (positions.length === 0) return [];
  const count = model.labels.length;
  const steps = stepsOf(model, follows);
  let best = scoresOf(model, [stepFeature('^')]);
  const back: Uint8Array[] = [];
  for (const [i, features] of positions.entries()) {
    const own = scoresOf(model, features);
    const known = model.labels.indexOf(given[i] ?? '');
    if (known >= 0) own[known] = (own[known] ?? 0) + certain;
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
      next[label] = top + (own[label] ?? 0);
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

/** How much a path weighs: the sum that `bestPath` makes as large as can be. */
export function pathWeight(
  model: LinearModel,
  positions: readonly (readonly string[])[],
  path: readonly string[],
): number {
  let sum = 0;
  let before = '^';
  for (const [i, features] of positions.entries()) {
    const label = model.labels.indexOf(path[i] ?? '');
    sum += (scoresOf(model, features)[label] ?? 0) + (scoresOf(model, [stepFeature(before)])[label] ?? 0);
    before = path[i] ?? '';
  }
  return sum;
}
