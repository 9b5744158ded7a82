/** The day that "present" stands for in every measurement. */
export const benchDay = '2026-06-01';

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
    const sum = this.precision + this.recall;
    return sum === 0 ? 0 : (2 * this.precision * this.recall) / sum;
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

const share = (value: number): string => value.toFixed(3);

export const atLeast = (what: string, n: number, value: number, bar: number): Line => ({
  what,
  n,
  value: share(value),
  bar: `≥ ${bar}`,
  pass: value >= bar,
});

export const atMost = (what: string, n: number, value: number, bar: number): Line => ({
  what,
  n,
  value: Number.isInteger(value) ? String(value) : share(value),
  bar: `≤ ${bar}`,
  pass: value <= bar,
});

export function table(lines: readonly Line[]): string {
  const rows = lines.map(
    ({ what, n, value, bar, pass }) => `| ${what} | ${n} | ${value} | ${bar} | ${pass ? 'pass' : 'FAIL'} |`,
  );
  return ['| measure | n | value | bar | |', '|---|---|---|---|---|', ...rows].join('\n');
}
