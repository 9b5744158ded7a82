import type { Kysely } from 'kysely';
import type { TablesOf } from './define-table.js';
import type { kitTables } from './kit-tables.js';

/**
 * Every table that a query may name. A service adds its own, in one place:
 *
 *     declare module '@fitfolio/service-kit/db/tables' {
 *       interface Tables extends TablesOf<typeof tables> {}
 *     }
 */
export interface Tables extends TablesOf<typeof kitTables> {}

/** The typed query builder, of a service's database or of a transaction. */
export type Db = Kysely<Tables>;
