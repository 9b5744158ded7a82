/** The day that "present" stands for in every measurement. */
export const benchDay = '2026-06-01';
/** The same for people and posts by other hands: about the day on which their truths were written. */
export const realDay = '2026-11-21';

/** A share of a whole; of nothing it is 0. */
export const share = (part: number, of: number): number => (of === 0 ? 0 : part / of);

/** Precision and recall as one figure (F1). */
export const harmonic = (precision: number, recall: number): number =>
  share(2 * precision * recall, precision + recall);

/** The middle of some numbers; the upper one of two. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Counts of right, wrong and missed answers, and what follows from them. */
export class Tally {
  right = 0;
  wrong = 0;
  missed = 0;

  add(expected: readonly string[], found: readonly string[]): void {
    const left = [...expected];
    for (const item of found) {
      const at = left.indexOf(item);
      if (at < 0) this.wrong += 1;
      else {
        left.splice(at, 1);
        this.right += 1;
      }
    }
    this.missed += left.length;
  }

  get n(): number {
    return this.right + this.missed;
  }
  get precision(): number {
    return this.right / Math.max(1, this.right + this.wrong);
  }
  get recall(): number {
    return this.right / Math.max(1, this.n);
  }
  get f1(): number {
    return harmonic(this.precision, this.recall);
  }
}

/** One form for comparison: case, dashes, quotes, spaces and closing signs do not count. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[–—−]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[.,;]+$/, '')
    .trim();

export interface Line {
  readonly what: string;
  readonly n: number;
  readonly value: string;
  readonly bar: string;
  readonly pass: boolean;
}

const shown = (value: number): string => value.toFixed(3);
const noBar = '–';

/** A figure that is only stated. */
export const stated = (what: string, n: number, value: number): Line => ({
  what,
  n,
  value: shown(value),
  bar: noBar,
  pass: true,
});

/** A line whose figure is a whole number. */
export const whole = (line: Line, value: number): Line => ({ ...line, value: value.toFixed(0) });

export const atLeast = (what: string, n: number, value: number, bar: number): Line => ({
  what,
  n,
  value: shown(value),
  bar: `≥ ${bar}`,
  pass: value >= bar,
});

export const atMost = (what: string, n: number, value: number, bar: number): Line => ({
  what,
  n,
  value: Number.isInteger(value) ? String(value) : shown(value),
  bar: `≤ ${bar}`,
  pass: value <= bar,
});

export function table(lines: readonly Line[]): string {
  const rows = lines.map(
    ({ what, n, value, bar, pass }) =>
      `| ${what} | ${n} | ${value} | ${bar} | ${bar === noBar ? '' : pass ? 'pass' : 'FAIL'} |`,
  );
  return ['| measure | n | value | bar | |', '|---|---|---|---|---|', ...rows].join('\n');
}
