/** A day as `<input type="date">` writes it, and one that exists. */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(startOf(value, 0).getTime()) && dayOf(value) === value;

const startOf = (day: string, later: number): Date => {
  const [year = Number.NaN, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
};

const dayOf = (day: string): string => {
  const start = startOf(day, 0);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`;
};

/** The reader's days, both included, as the instants a service takes: from, and before. */
export const instantsOf = (days: {
  from?: string | undefined;
  to?: string | undefined;
}): { from?: string; to?: string } => ({
  ...(days.from ? { from: startOf(days.from, 0).toISOString() } : {}),
  ...(days.to ? { to: startOf(days.to, 1).toISOString() } : {}),
});
