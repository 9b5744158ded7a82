import { type ColumnType, type RawBuilder, sql } from 'kysely';

export { type Expression, type InsertObject, type NotNull, sql } from 'kysely';

/**
 * The type of a `bigint` column: `p.bigint('string').$type<Bigint>()`. It comes as text, for it may be more than a number
 * holds, and goes in as a number. Where it is known to be below 2^53, select `` sql<number>`…::float8` ``.
 */
export type Bigint = ColumnType<string, number, number>;

/** A value for a `jsonb` column. Always use it: the driver would write an array as a Postgres array. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;

const units = {
  days: sql<unknown>`interval '1 day'`,
  hours: sql<unknown>`interval '1 hour'`,
  minutes: sql<unknown>`interval '1 minute'`,
  seconds: sql<unknown>`interval '1 second'`,
};

/** An instant before now, by the database's clock. */
export const ago = (amount: number, unit: keyof typeof units): RawBuilder<Date> =>
  sql<Date>`now() - ${amount}::float8 * ${units[unit]}`;

export type Dto<Row> = {
  [K in keyof Row]: Row[K] extends Date ? string : Row[K] extends Date | null ? string | null : Row[K];
};

/** A row as a contract tells it: instants become ISO strings, everything else stays. */
export function toDto<Row extends object>(row: Row): Dto<Row> {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : (value as unknown),
  ]);
  return Object.fromEntries(entries) as Dto<Row>;
}
