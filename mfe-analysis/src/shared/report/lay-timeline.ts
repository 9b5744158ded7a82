const monthsPerYear = 12;

/** A position; months are counted from the year 0. */
export interface TimelineEntry {
  readonly title: string | null;
  readonly company: string | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly open: boolean;
  /** It counts towards what the post asks for. */
  readonly counts: boolean;
  /** It can be read in more than one way. */
  readonly unsure?: boolean | undefined;
}

export interface TimelineBar {
  readonly entry: TimelineEntry;
  /** Where it lies between the first year and the last, in per cent. */
  readonly left: number;
  readonly width: number;
}

export interface TimelineScale {
  readonly bars: readonly TimelineBar[];
  /** The years under the bars. */
  readonly years: readonly { readonly year: number; readonly left: number }[];
}

const ticksMax = 8;

/** Lays the positions that have dates out on one scale of whole years; those without are left out. `today` is a date. */
export function layTimeline(entries: readonly TimelineEntry[], today: string): TimelineScale {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const now = year * monthsPerYear + month - 1;
  const dated = entries.flatMap((entry) => {
    const to = entry.open ? now : entry.to;
    return entry.from === null || to === null || to < entry.from
      ? []
      : [{ entry, from: entry.from, to: to + 1 }];
  });
  if (dated.length === 0) return { bars: [], years: [] };
  const first = Math.floor(Math.min(...dated.map(({ from }) => from)) / monthsPerYear);
  const last = Math.ceil(Math.max(...dated.map(({ to }) => to)) / monthsPerYear);
  const months = (last - first) * monthsPerYear;
  const at = (value: number): number => (100 * (value - first * monthsPerYear)) / months;
  const step = Math.ceil((last - first) / ticksMax);
  const years = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step);
  return {
    bars: dated.map(({ entry, from, to }) => ({ entry, left: at(from), width: at(to) - at(from) })),
    years: years.map((value) => ({ year: value, left: at(value * monthsPerYear) })),
  };
}
