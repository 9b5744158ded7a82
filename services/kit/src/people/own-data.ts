import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import {
  columnsOfKind,
  type NoPerson,
  type OwnRowOf,
  type Person,
  primaryKeyOf,
  type Table,
} from '#src/db/define-table';
import type { Db, Work } from '#src/db/tables';

/** A file of the export, as `ExportFile` of auth's contract. */
export interface OwnFile {
  readonly name: string;
  readonly content: { readonly text: string };
}

export const textFile = (name: string, text: string): OwnFile => ({ name, content: { text } });

type AnyTable = EntitySchemaWithMeta & Table;
type AttachedRows<With extends Record<string, AnyTable>> = {
  readonly [K in keyof With]: OwnRowOf<With[K]>[];
};

const listRowsMax = 500;

interface Layout {
  readonly table: Table;
  readonly rowsMax: number;
  readonly attached: readonly (readonly [name: string, table: Table])[];
  /** Of the JSON list; the table's when absent. */
  readonly name?: string;
  /** One JSON list when absent. */
  readonly toFiles?: (row: object) => OwnFile[];
  readonly joined?: Joined;
}

/** A list that a service reads by itself: its name, and the rows after a cursor. */
interface Joined {
  readonly name: string;
  /** Those beside the layout's own table. */
  readonly others: readonly Table[];
  readonly read: ReadJoined<{ readonly cursor: string }>;
}
type ReadJoined<Row> = (
  work: Work,
  userId: string,
  after: string | null,
  rowsMax: number,
) => Promise<readonly Row[]>;

/**
 * Files of a table's rows instead of one JSON list. `attach` names tables that hang on this one (`through`): their own
 * columns come with each row, and not in files of their own. Spread what a row has besides, so that a new column goes along.
 */
export function exportAs<T extends AnyTable, const With extends Record<string, AnyTable>>(
  table: T,
  options: {
    /** Rows of a page; a page is a message of at most 1 MB. */
    readonly rowsMax: number;
    readonly attach: With;
    readonly toFiles: (row: OwnRowOf<T> & AttachedRows<With>) => OwnFile[];
  },
): Layout {
  const { rowsMax, attach, toFiles } = options;
  return { table, rowsMax, attached: Object.entries(attach), toFiles: toFiles as Layout['toFiles'] };
}

type OwnColumn<T> = T extends AnyTable ? keyof OwnRowOf<T> : never;

/**
 * One JSON list of tables that tell something only together, by a query of the service; the compiler wants every own column
 * of each. `cursor` is the row's place in the order of the query, and is not exported.
 */
export function exportJoined<const T extends readonly AnyTable[]>(
  tables: T,
  options: {
    readonly name: string;
    readonly rowsMax: number;
    readonly read: ReadJoined<
      Readonly<Record<OwnColumn<T[number]> | 'cursor', unknown>> & { readonly cursor: string }
    >;
  },
): Layout {
  const { name, rowsMax, read } = options;
  const [table, ...others] = tables;
  if (table === undefined) throw new Error(`${name} joins no table`);
  return { table, rowsMax, attached: [], joined: { name, others, read } };
}

/** The JSON list of a table under another name than the table's. */
export const exportList = (table: Table, name: string): Layout => ({
  table,
  name,
  rowsMax: listRowsMax,
  attached: [],
});

interface ExportRequest {
  readonly userId: string;
  /** `next` of the page before; null on the first. */
  readonly cursor: string | null;
}
interface ExportPage {
  readonly files: OwnFile[];
  readonly next: string | null;
}

const belongsTo = (person: Person | NoPerson): person is Person => 'by' in person;
const personOf = ({ name, person }: Table & { readonly name?: unknown }): Person => {
  if (belongsTo(person)) return person;
  throw new Error(`${String(name)} belongs to no person`);
};
const nameOf = (table: Table): string => table.meta.tableName;
const depthOf = (table: Table): number => {
  const { through } = personOf(table);
  return through === undefined ? 0 : 1 + depthOf(through);
};
const columnsIn = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/** The export and the deletion of a service's part of a person, as its tables declare them (docs/decisions/0018). */
export class PersonalTables {
  private readonly tables: readonly Table[];
  private readonly layouts: readonly Layout[];

  constructor(tables: readonly Table[], layouts: readonly Layout[] = []) {
    this.tables = tables.filter(({ person }) => belongsTo(person));
    const elsewhere = new Set(
      layouts.flatMap(({ attached, joined }) => [
        ...attached.map(([, table]) => table),
        ...(joined?.others ?? []),
      ]),
    );
    this.layouts = this.tables
      .filter((table) => !elsewhere.has(table) && columnsOfKind(table, 'own').length > 0)
      .map(
        (table) =>
          layouts.find((layout) => layout.table === table) ?? { table, rowsMax: listRowsMax, attached: [] },
      );
  }

  /** A page of everything the service keeps of a person: the reply to `export-person`. */
  async exportPage(db: Db, { userId, cursor }: ExportRequest): Promise<ExportPage> {
    const from = parseCursor(cursor);
    let files: OwnFile[] | undefined;
    for (const [table, layout] of this.layouts.entries()) {
      if (table < from.table) continue;
      const { part, key } = table === from.table ? from : { part: 0, key: null };
      const rows = await readRows(db, layout, userId, key);
      if (rows.length === 0) continue;
      if (files !== undefined) return { files, next: writeCursor({ table, part: 0, key: null }) };
      const page = rows.slice(0, layout.rowsMax);
      files = await toFiles(db, layout, page, part);
      const last = page.at(-1);
      if (rows.length > page.length && last)
        return { files, next: writeCursor({ table, part: part + 1, key: last.key }) };
    }
    return { files: files ?? [], next: null };
  }

  /** Ends every row of a person as its table says under `leaves`. What was deleted before stays deleted. */
  async forget(db: Db, userId: string): Promise<void> {
    const deepestFirst = [...this.tables].sort((a, b) => depthOf(b) - depthOf(a));
    for (const table of deepestFirst) {
      const { leaves, by } = personOf(table);
      const name = sql.table(nameOf(table));
      if (leaves === 'delete') {
        await sql`delete from ${name} where ${rowsOf(table, userId)}`.execute(db);
      } else if ('clear' in leaves) {
        const cleared = leaves.clear.map((column) => sql`${sql.ref(column)} = null`);
        const mark = sql.ref(leaves.mark);
        await sql`insert into ${name} (${sql.ref(by)}, ${mark}) values (${userId}, true)
          on conflict (${sql.ref(by)}) do update set ${sql.join([...cleared, sql`${mark} = true`])}`.execute(
          db,
        );
      }
    }
  }
}

const orderOf = (table: Table): string[] => {
  const { order } = personOf(table);
  return [...(order === undefined ? [] : [order]), ...primaryKeyOf(table)];
};

/** The condition of a person's rows, by way of the tables they hang on. */
function rowsOf(table: Table, userId: string): RawBuilder<boolean> {
  const { by, through, references } = personOf(table);
  if (through === undefined) return sql<boolean>`${sql.ref(by)} = ${userId}`;
  const referred = references === undefined ? primaryKeyOf(through) : [references];
  const parents = sql`select ${columnsIn(referred)} from ${sql.table(nameOf(through))}`;
  return sql<boolean>`${sql.ref(by)} in (${parents} where ${rowsOf(through, userId)})`;
}

interface OwnRow {
  /** The values of the order, as texts that lose no microsecond. */
  readonly key: string[];
  /** The primary key of this row; of an attached row, that of the row it hangs on. */
  readonly id: string;
  readonly own: object;
}

/** One row more than a page has, when there is one. */
async function readRows(
  db: Db,
  { table, rowsMax, joined }: Layout,
  userId: string,
  after: Cursor['key'],
): Promise<OwnRow[]> {
  if (joined) {
    const rows = await joined.read({ db }, userId, after?.[0] ?? null, rowsMax + 1);
    return rows.map(({ cursor, ...row }) => ({ key: [cursor], id: cursor, own: row }));
  }
  const whose = rowsOf(table, userId);
  const condition =
    after === null ? whose : sql<boolean>`${whose} and (${columnsIn(orderOf(table))}) > (${sql.join(after)})`;
  return selectOwn(db, table, condition, sql`limit ${rowsMax + 1}`);
}

async function selectOwn(
  db: Db,
  table: Table,
  condition: RawBuilder<boolean>,
  limit = sql``,
): Promise<OwnRow[]> {
  const order = orderOf(table);
  const { by, through } = personOf(table);
  const key = sql.join(order.map((column) => sql`${sql.ref(column)}::text`));
  const id = sql.ref(through === undefined ? (primaryKeyOf(table)[0] ?? by) : by);
  const { rows } = await sql<{ exportKey: string[]; exportId: string }>`
    select array[${key}] as ${sql.ref('exportKey')}, ${id}::text as ${sql.ref('exportId')},
      ${columnsIn(columnsOfKind(table, 'own'))}
    from ${sql.table(nameOf(table))} where ${condition} order by ${columnsIn(order)} ${limit}`.execute(db);
  return rows.map(({ exportKey, exportId, ...own }) => ({ key: exportKey, id: exportId, own }));
}

async function toFiles(
  db: Db,
  { table, name: listName = nameOf(table), attached, toFiles: filesOf, joined }: Layout,
  rows: readonly OwnRow[],
  part: number,
): Promise<OwnFile[]> {
  if (filesOf === undefined) {
    const file = joined?.name ?? listName;
    const name = part === 0 ? `${file}.json` : `${file}-${part + 1}.json`;
    const list = rows.map(({ own }) => own);
    return [textFile(name, JSON.stringify(list, null, 2))];
  }
  const ids = sql.join(rows.map(({ id }) => id));
  const hanging = await Promise.all(
    attached.map(async ([name, child]) => {
      const found = await selectOwn(db, child, sql<boolean>`${sql.ref(personOf(child).by)} in (${ids})`);
      return [name, Map.groupBy(found, ({ id }) => id)] as const;
    }),
  );
  return rows.flatMap(({ id, own }) => {
    const lists = hanging.map(([name, found]) => [name, (found.get(id) ?? []).map((each) => each.own)]);
    return filesOf({ ...own, ...(Object.fromEntries(lists) as object) });
  });
}

/** Which table, the how-manieth page of it, and the order's values of the last row told. */
interface Cursor {
  readonly table: number;
  readonly part: number;
  readonly key: readonly string[] | null;
}

const Cursor = z.tuple([z.number(), z.number(), z.array(z.string()).nullable()]);

const writeCursor = ({ table, part, key }: Cursor): string => JSON.stringify([table, part, key]);

function parseCursor(cursor: string | null): Cursor {
  if (cursor === null) return { table: 0, part: 0, key: null };
  const [table, part, key] = Cursor.parse(JSON.parse(cursor));
  return { table, part, key };
}
