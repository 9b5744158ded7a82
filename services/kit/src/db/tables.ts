import type { Kysely } from 'kysely';
import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { TablesOf } from './define-table.js';
import type { kitTables } from './kit-tables.js';

/** The tables the kit keeps in every service's database. */
export type KitTables = TablesOf<typeof kitTables>;

/** The typed query builder over the kit's tables, of a service's database or of a transaction. */
export type Db = Kysely<KitTables>;

/** A `Database`, whose statements stand alone, or a `Tx`. */
export interface Work {
  readonly db: Db;
}

/**
 * The typed query builder over a service's own tables, written once beside their list:
 *
 *     export const db = dbOf<typeof tables>();
 *     await db(tx).selectFrom('note').select('id').execute();
 */
export const dbOf =
  <T extends readonly EntitySchemaWithMeta[]>() =>
  (work: Work) =>
    work.db.withTables<TablesOf<T>>();
