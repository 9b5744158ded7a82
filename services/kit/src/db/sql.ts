/** One plain statement with `$1` parameters. `timestamptz` comes back as Date, `bigint` as string: cast to `::int`. */
export type Sql = <Row extends object = Record<string, unknown>>(
  text: string,
  params?: readonly unknown[],
) => Promise<Row[]>;
