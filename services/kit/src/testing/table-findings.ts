import type { Table } from '#src/db/define-table';
import type { Sql } from '#src/db/sql';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const unknownTables = ['migration'];

/**
 * What the database has and no entity declares, or the other way round: a sentence each. A column that only a migration
 * knows would be in nobody's export. Generated columns tell nothing new and need no declaration.
 */
export async function tableFindings(sql: Sql, tables: readonly Table[]): Promise<string[]> {
  const rows = await sql<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by 1, 2`,
  );
  const kept = rows.filter(({ table }) => !unknownTables.includes(table)).map(nameOf);
  const declared = tables.flatMap(({ meta, columns }) =>
    Object.keys(columns).map((name) => nameOf({ table: meta.tableName, column: snakeCase(name) })),
  );
  return [
    ...missing(kept, declared).map(
      (name) => `${name} is in no entity: add it to defineTable, with own(…), internal(…) or secret(…)`,
    ),
    ...missing(declared, kept).map((name) => `${name} is in no migration`),
  ];
}

const nameOf = ({ table, column }: { table: string; column: string }): string => `${table}.${column}`;
const missing = (names: readonly string[], from: readonly string[]): string[] => {
  const known = new Set(from);
  return names.filter((name) => !known.has(name));
};
