/** A sequence with its true labels; `weight` says how much it counts. */
export interface LabelledSequence {
  readonly features: readonly (readonly string[])[];
  readonly labels: readonly string[];
  readonly weight: number;
}

export interface TrainOptions {
  readonly labels: readonly string[];
  readonly epochs: number;
  readonly rate: number;
  /** How strongly small weights are drawn to nothing: the model stays small and does not learn single sentences. */
  readonly shrink: number;
  /** Features seen less often are left out. */
  readonly countMin: number;
}

/** Weights by feature, one for each label. */
export type TrainedWeights = ReadonlyMap<string, Float64Array>;

const start = '^';

function featureIds(sequences: readonly LabelledSequence[], countMin: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of sequences)
    for (const position of features)
      for (const feature of position) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const ids = new Map<string, number>();
  for (const [feature, count] of counts) if (count >= countMin) ids.set(feature, ids.size);
  return ids;
}

/** A repeatable order that differs from epoch to epoch. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const order = [...list];
  let state = seed * 2_654_435_761 + 1;
  for (let i = order.length - 1; i > 0; i -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const j = state % (i + 1);
    const [a, b] = [order[i], order[j]];
    if (a !== undefined && b !== undefined) [order[i], order[j]] = [b, a];
  }
  return order;
}

const logSum = (values: Float64Array): number => {
  let top = -Infinity;
  for (const value of values) if (value > top) top = value;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - top);
  return top + Math.log(sum);
};

/**
 * Trains a linear-chain conditional random field: stochastic gradients with AdaGrad steps and an L1 pull (FOBOS).
 * The same data give the same weights.
 */
export function trainChain(sequences: readonly LabelledSequence[], options: TrainOptions): TrainedWeights {
  const { labels, epochs, rate, shrink } = options;
  const L = labels.length;
  const ids = featureIds(sequences, options.countMin);
  const steps = [...labels, start].map((_, i) => ids.size + i);
  const size = (ids.size + steps.length) * L;
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-8);
  const coded = sequences.map(({ features, labels: truth, weight }) => ({
    positions: features.map((position) =>
      Int32Array.from(position.flatMap((feature) => ids.get(feature) ?? [])),
    ),
    truth: truth.map((label) => labels.indexOf(label)),
    weight,
  }));
  const update = (at: number, gradient: number, scale: number): void => {
    if (gradient === 0) return;
    const squared = (squares[at] ?? 0) + gradient * gradient;
    squares[at] = squared;
    const step = (rate * scale) / Math.sqrt(squared);
    const moved = (weights[at] ?? 0) - step * gradient;
    const pull = step * shrink;
    weights[at] = moved > pull ? moved - pull : moved < -pull ? moved + pull : 0;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const scale = 1 / (1 + epoch / 10);
    for (const { positions, truth, weight } of shuffled(coded, epoch + 1)) {
      const n = positions.length;
      if (n === 0) continue;
      const own = positions.map((features) => {
        const scores = new Float64Array(L);
        for (const feature of features)
          for (let l = 0; l < L; l += 1) scores[l] = (scores[l] ?? 0) + (weights[feature * L + l] ?? 0);
        return scores;
      });
      const step = (from: number, to: number): number => weights[(steps[from] ?? 0) * L + to] ?? 0;
      const forward: Float64Array[] = [];
      for (let i = 0; i < n; i += 1) {
        const row = new Float64Array(L);
        for (let l = 0; l < L; l += 1) {
          const before = forward[i - 1];
          const reached = before ? logSum(before.map((value, from) => value + step(from, l))) : step(L, l);
          row[l] = reached + (own[i]?.[l] ?? 0);
        }
        forward.push(row);
      }
      const backward: Float64Array[] = Array.from({ length: n }, () => new Float64Array(L));
      for (let i = n - 2; i >= 0; i -= 1) {
        const after = backward[i + 1] ?? new Float64Array(L);
        const row = backward[i];
        if (row)
          for (let l = 0; l < L; l += 1)
            row[l] = logSum(after.map((value, to) => value + step(l, to) + (own[i + 1]?.[to] ?? 0)));
      }
      const whole = logSum(forward[n - 1] ?? new Float64Array(L));
      const pairGradients = new Float64Array((L + 1) * L);
      for (let i = 0; i < n; i += 1) {
        const marginal = new Float64Array(L);
        for (let l = 0; l < L; l += 1)
          marginal[l] = Math.exp((forward[i]?.[l] ?? 0) + (backward[i]?.[l] ?? 0) - whole);
        const want = truth[i] ?? 0;
        for (let l = 0; l < L; l += 1) {
          const gradient = ((marginal[l] ?? 0) - (l === want ? 1 : 0)) * weight;
          if (Math.abs(gradient) < 1e-4) continue;
          for (const feature of positions[i] ?? []) update(feature * L + l, gradient, scale);
        }
        if (i === 0) {
          for (let l = 0; l < L; l += 1)
            pairGradients[L * L + l] =
              (pairGradients[L * L + l] ?? 0) + (marginal[l] ?? 0) - (l === want ? 1 : 0);
          continue;
        }
        for (let from = 0; from < L; from += 1)
          for (let to = 0; to < L; to += 1) {
            const at = from * L + to;
            const chance = Math.exp(
              (forward[i - 1]?.[from] ?? 0) +
                step(from, to) +
                (own[i]?.[to] ?? 0) +
                (backward[i]?.[to] ?? 0) -
                whole,
            );
            const hit = from === truth[i - 1] && to === want ? 1 : 0;
            pairGradients[at] = (pairGradients[at] ?? 0) + chance - hit;
          }
      }
      for (let at = 0; at < pairGradients.length; at += 1)
        update((steps[Math.floor(at / L)] ?? 0) * L + (at % L), (pairGradients[at] ?? 0) * weight, scale);
    }
  }
  const trained = new Map<string, Float64Array>();
  const rowOf = (id: number): Float64Array => weights.slice(id * L, (id + 1) * L);
  for (const [feature, id] of ids) trained.set(feature, rowOf(id));
  for (const [i, label] of [...labels, start].entries()) trained.set(`t=${label}`, rowOf(steps[i] ?? 0));
  return trained;
}
