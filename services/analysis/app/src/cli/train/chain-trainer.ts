import { leastOf } from './lbfgs.js';

/** A sequence with its true labels; `weight` says how much it counts. */
export interface LabelledSequence {
  readonly features: readonly (readonly string[])[];
  readonly labels: readonly string[];
  readonly weight: number;
}

export interface TrainOptions {
  readonly labels: readonly string[];
  readonly rounds: number;
  /** Strength of the pull of all weights to nothing (L2): the model does not learn single sentences by heart. */
  readonly pull: number;
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

interface Coded {
  readonly positions: readonly Int32Array[];
  readonly truth: Int32Array;
  readonly weight: number;
}

/** Steps between labels as factors (`exp`), shared by all sequences of one round. */
interface Steps {
  readonly at: Float64Array;
  readonly factor: Float64Array;
  readonly top: number;
}

function stepsOf(at: Float64Array, steps: number, L: number): Steps {
  const own = at.subarray(steps * L, (steps + L + 1) * L);
  let top = -Infinity;
  for (const each of own) top = Math.max(top, each);
  return { at: own, factor: own.map((each) => Math.exp(each - top)), top };
}

/**
 * Adds the loss of one sequence (its negative log-likelihood) and its gradient. Sums over all paths are kept as factors
 * that add up to one at each position, and the logarithms of what was divided out.
 */
function addSequence(
  { positions, truth, weight }: Coded,
  L: number,
  place0: number,
  { at: step, factor, top }: Steps,
  at: Float64Array,
  into: Float64Array,
): number {
  const n = positions.length;
  const own = new Float64Array(n * L);
  const forward = new Float64Array(n * L);
  const backward = new Float64Array(n * L);
  let whole = 0;
  let said = 0;
  for (let i = 0; i < n; i += 1) {
    const row = i * L;
    for (const feature of positions[i] ?? [])
      for (let l = 0; l < L; l += 1) own[row + l] = (own[row + l] ?? 0) + (at[feature * L + l] ?? 0);
    const want = truth[i] ?? 0;
    said += (own[row + want] ?? 0) + (step[(i === 0 ? L : (truth[i - 1] ?? 0)) * L + want] ?? 0);
    let most = -Infinity;
    for (let l = 0; l < L; l += 1) most = Math.max(most, own[row + l] ?? 0);
    let sum = 0;
    for (let l = 0; l < L; l += 1) {
      let before = i === 0 ? (factor[L * L + l] ?? 0) : 0;
      if (i > 0)
        for (let from = 0; from < L; from += 1)
          before += (forward[row - L + from] ?? 0) * (factor[from * L + l] ?? 0);
      const ownFactor = Math.exp((own[row + l] ?? 0) - most);
      own[row + l] = ownFactor;
      forward[row + l] = ownFactor * before;
      sum += forward[row + l] ?? 0;
    }
    for (let l = 0; l < L; l += 1) {
      forward[row + l] = (forward[row + l] ?? 0) / sum;
      own[row + l] = (own[row + l] ?? 0) / sum;
    }
    whole += Math.log(sum) + most + top;
  }
  for (let l = 0; l < L; l += 1) backward[(n - 1) * L + l] = 1;
  for (let i = n - 2; i >= 0; i -= 1)
    for (let l = 0; l < L; l += 1) {
      let after = 0;
      for (let to = 0; to < L; to += 1)
        after += (factor[l * L + to] ?? 0) * (own[(i + 1) * L + to] ?? 0) * (backward[(i + 1) * L + to] ?? 0);
      backward[i * L + l] = after;
    }
  for (let i = 0; i < n; i += 1) {
    const want = truth[i] ?? 0;
    const before = i === 0 ? L : (truth[i - 1] ?? 0);
    for (let l = 0; l < L; l += 1) {
      const chance = (forward[i * L + l] ?? 0) * (backward[i * L + l] ?? 0);
      const gradient = (chance - (l === want ? 1 : 0)) * weight;
      for (const feature of positions[i] ?? []) {
        const place = feature * L + l;
        into[place] = (into[place] ?? 0) + gradient;
      }
      if (i === 0) {
        const place = (place0 + L) * L + l;
        into[place] = (into[place] ?? 0) + gradient;
      }
    }
    if (i > 0)
      for (let from = 0; from < L; from += 1)
        for (let to = 0; to < L; to += 1) {
          const chance =
            (forward[(i - 1) * L + from] ?? 0) *
            (factor[from * L + to] ?? 0) *
            (own[i * L + to] ?? 0) *
            (backward[i * L + to] ?? 0);
          const place = (place0 + from) * L + to;
          into[place] = (into[place] ?? 0) + (chance - (from === before && to === want ? 1 : 0)) * weight;
        }
  }
  return (whole - said) * weight;
}

/** Trains a linear-chain conditional random field by L-BFGS with an L2 pull. The same data give the same weights. */
export function trainChain(sequences: readonly LabelledSequence[], options: TrainOptions): TrainedWeights {
  const { labels, rounds, pull } = options;
  const L = labels.length;
  const ids = featureIds(sequences, options.countMin);
  const steps = ids.size;
  const coded = sequences
    .filter(({ features }) => features.length > 0)
    .map(({ features, labels: truth, weight }): Coded => ({
      positions: features.map((position) =>
        Int32Array.from(position.flatMap((feature) => ids.get(feature) ?? [])),
      ),
      truth: Int32Array.from(truth.map((label) => labels.indexOf(label))),
      weight,
    }));
  const weights = leastOf(
    (at, into) => {
      let loss = 0;
      for (let i = 0; i < at.length; i += 1) {
        const each = at[i] ?? 0;
        into[i] = pull * each;
        loss += (pull * each * each) / 2;
      }
      const ways = stepsOf(at, steps, L);
      for (const sequence of coded) loss += addSequence(sequence, L, steps, ways, at, into);
      return loss;
    },
    (steps + L + 1) * L,
    rounds,
  );
  const trained = new Map<string, Float64Array>();
  const rowOf = (id: number): Float64Array => weights.slice(id * L, (id + 1) * L);
  for (const [feature, id] of ids) trained.set(feature, rowOf(id));
  for (const [i, label] of [...labels, start].entries()) trained.set(`t=${label}`, rowOf(steps + i));
  return trained;
}
