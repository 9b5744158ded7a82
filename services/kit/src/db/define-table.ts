import { defineEntity, type EntitySchema } from '@mikro-orm/core';
import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { Selectable } from 'kysely';

/**
 * What becomes of a column of a person's table: `own` is exported to the person, `internal` is not, `secret` (hashes,
 * keys) never leaves the service. All of them end as the table says under `leaves`.
 */
export type Privacy = 'own' | 'internal' | 'secret';

const privacy = Symbol('privacy');
export interface Declared<P extends Privacy = Privacy> {
  readonly [privacy]: P;
}

const declare =
  <P extends Privacy>(kind: P) =>
  <Column extends object>(column: Column): Column & Declared<P> =>
    Object.assign(column, { [privacy]: kind });

/** The person gets this column with their data. */
export const own = declare('own');
/** Kept for the service's own work; it tells the person nothing that `own` columns do not. */
export const internal = declare('internal');
/** Hashes, keys and codes: neither the person nor an administrator gets it. */
export const secret = declare('secret');

type Columns = Readonly<Record<string, object>>;

/** The message of the compiler for a column that was forgotten. */
type Undeclared =
  'This table belongs to a person: declare this column with own(…), internal(…) or secret(…) of service-kit/db/define-table.';
type AllDeclared<C> = { readonly [K in keyof C]: C[K] extends Declared ? C[K] : Undeclared };

/** What happens to a person's rows when the account is deleted. */
export type Leaves<Column extends string> =
  | 'delete'
  /** The rows stay; say why that is right, since the user id no longer leads to anybody. */
  | { readonly keep: string }
  /** Empties these columns and sets `mark`, which tells that late events about this person change nothing. */
  | { readonly clear: readonly Column[]; readonly mark: Column };

/** Whose the rows of a table are. */
export interface Person<Column extends string = string> {
  /** The column with the person's id or, with `through`, with the primary key of the row it hangs on. */
  readonly by: Column;
  /** The table whose person is meant. */
  readonly through?: Table;
  /** The column of `through` that `by` holds; its primary key when absent. */
  readonly references?: string;
  /** The order of the export, before the primary key. */
  readonly order?: Column;
  readonly leaves: Leaves<Column>;
}

/** A table that tells nothing of a person; the reason is for the reader. */
export interface NoPerson {
  readonly none: string;
}

interface Described<C extends Columns = Columns> {
  readonly columns: C;
  readonly person: Person | NoPerson;
}

/** A MikroORM entity that knows whose its rows are. */
export type Table = EntitySchema & Described;
type TypedTable<Name extends string, C extends Columns> = EntitySchemaWithMeta<Name, Name, object, never, C> &
  Described<C>;

/**
 * Describes a table, once: its columns as MikroORM properties (camelCase here, snake_case in the database), whose rows
 * they are, and what each column is to that person. The types of all queries follow from it.
 */
export function defineTable<
  const Name extends string,
  const C extends Columns,
  const P extends Person<keyof C & string> | NoPerson,
>(
  name: Name,
  {
    person,
    columns,
  }: { readonly person: P; readonly columns: C & (P extends NoPerson ? unknown : AllDeclared<C>) },
): TypedTable<Name, C> {
  const entity = defineEntity({ name, tableName: name, properties: columns });
  return Object.assign(entity, { columns, person }) as unknown as TypedTable<Name, C>;
}

type Naming = { readonly columnNamingStrategy: 'property' };

/** The tables as Kysely sees them. */
export type TablesOf<T extends readonly EntitySchemaWithMeta[]> = InferKyselyDB<T[number], Naming>;

/** A row of a table as a query gives it. */
export type RowOf<T extends EntitySchemaWithMeta> = Selectable<TablesOf<[T]>[keyof TablesOf<[T]>]>;

type ColumnsOf<T> = T extends { readonly columns: infer C } ? C : never;
type KeysOfKind<C, P extends Privacy> = {
  [K in keyof C]: C[K] extends Declared<P> ? K : never;
}[keyof C];
/** What the person gets of a row. */
export type OwnRowOf<T extends EntitySchemaWithMeta> = Pick<
  RowOf<T>,
  KeysOfKind<ColumnsOf<T>, 'own'> & keyof RowOf<T>
>;

const isDeclared = (column: object): column is Declared => privacy in column;

/** The names of the columns of one kind, in the order they are written. */
export const columnsOfKind = ({ columns }: Described, kind: Privacy): string[] =>
  Object.entries(columns).flatMap(([name, column]) =>
    isDeclared(column) && column[privacy] === kind ? [name] : [],
  );

/** The names of the columns of the primary key. */
export const primaryKeyOf = ({ columns }: Described): string[] =>
  Object.entries(columns).flatMap(([name, column]) =>
    (column as { '~options'?: { primary?: boolean } })['~options']?.primary === true ? [name] : [],
  );
