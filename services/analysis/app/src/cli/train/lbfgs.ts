/** Value and gradient of a function at a point; the gradient is written into `into`. */
export type Objective = (at: Float64Array, into: Float64Array) => number;

const memory = 7;
const armijo = 1e-4;
const shrinksMax = 20;

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

interface Pair {
  readonly s: Float64Array;
  readonly y: Float64Array;
  readonly rho: number;
}

/** The direction in which L-BFGS looks next (two-loop recursion). */
function direction(gradient: Float64Array, pairs: readonly Pair[]): Float64Array {
  const q = gradient.slice();
  const alphas: number[] = [];
  for (const { s, y, rho } of pairs.toReversed()) {
    const alpha = rho * dot(s, q);
    alphas.unshift(alpha);
    for (let i = 0; i < q.length; i += 1) q[i] = (q[i] ?? 0) - alpha * (y[i] ?? 0);
  }
  const last = pairs[pairs.length - 1];
  const scale = last ? dot(last.s, last.y) / dot(last.y, last.y) : 1 / Math.sqrt(dot(gradient, gradient));
  for (let i = 0; i < q.length; i += 1) q[i] = (q[i] ?? 0) * scale;
  for (const [n, { s, y, rho }] of pairs.entries()) {
    const beta = (alphas[n] ?? 0) - rho * dot(y, q);
    for (let i = 0; i < q.length; i += 1) q[i] = (q[i] ?? 0) + beta * (s[i] ?? 0);
  }
  for (let i = 0; i < q.length; i += 1) q[i] = -(q[i] ?? 0);
  return q;
}

/** The least of a smooth convex function by L-BFGS with a backtracking line search; the same input, the same end. */
export function leastOf(objective: Objective, size: number, roundsMax: number): Float64Array {
  let point = new Float64Array(size);
  let gradient = new Float64Array(size);
  let value = objective(point, gradient);
  const pairs: Pair[] = [];
  for (let round = 0; round < roundsMax; round += 1) {
    const way = direction(gradient, pairs);
    const slope = dot(way, gradient);
    if (!(slope < -1e-9)) break;
    let step = 1;
    let next = point;
    const nextGradient = new Float64Array(size);
    let nextValue = value;
    for (let i = 0; i < shrinksMax; i += 1) {
      next = point.map((each, at) => each + step * (way[at] ?? 0));
      nextValue = objective(next, nextGradient);
      if (nextValue <= value + armijo * step * slope) break;
      step /= 2;
    }
    const s = next.map((each, at) => each - (point[at] ?? 0));
    const y = nextGradient.map((each, at) => each - (gradient[at] ?? 0));
    const curve = dot(s, y);
    if (curve > 1e-10) pairs.push({ s, y, rho: 1 / curve });
    if (pairs.length > memory) pairs.shift();
    const gain = (value - nextValue) / Math.max(1, Math.abs(value));
    [point, gradient, value] = [next, nextGradient, nextValue];
    if (gain < 1e-6) break;
  }
  return point;
}
