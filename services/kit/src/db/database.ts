import type { MikroORM, Transaction } from '@mikro-orm/postgresql';
import type { EventDefinition } from '@fitfolio/contract-kit/message';
import { CamelCasePlugin, CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { z } from 'zod';
import { addToOutbox } from '#src/messaging/outbox';
import { isConflict } from './database-error.js';
import type { Sql } from './sql.js';
import type { Db } from './tables.js';
import { inQuerySpan } from './trace-queries.js';

export type { Sql } from './sql.js';

/** What a unit of work may use: all of it is one transaction. */
export interface Tx {
  /** The service whose database it is: `credits`. */
  readonly service: string;
  /** Typed queries over the kit's tables; `dbOf` adds a service's own. */
  readonly db: Db;
  /** Text, for the outbox and the ledger's own statements only (docs/decisions/0018). */
  readonly sql: Sql;
  /** Puts an event in the outbox, to be sent after commit. The payload is checked against the event. */
  readonly emit: <P extends z.ZodType>(event: EventDefinition<P>, payload: z.input<P>) => Promise<void>;
}

const conflictTriesMax = 3;

/** camelCase in queries is snake_case in the database; what is inside a `jsonb` value stays as it is. */
const naming = new CamelCasePlugin({ maintainNestedObjectKeys: true });
const typed = (kysely: Kysely<unknown>): Db => kysely.withPlugin(naming) as unknown as Db;

/** A service's database: typed queries over one pool. */
export class Database {
  /** As `db` of `Tx`, each statement on its own. */
  readonly db: Db;

  constructor(
    readonly service: string,
    readonly orm: MikroORM,
    private readonly pool: pg.Pool,
  ) {
    this.db = typed(orm.em.getConnection().getClient() as Kysely<unknown>);
  }

  /** Text, for the outbox and the ledger's own statements only (docs/decisions/0018). */
  readonly sql: Sql = async <Row extends object>(text: string, params: readonly unknown[] = []) => {
    const result = await inQuerySpan(this.service, text, () => this.pool.query<Row>(text, [...params]));
    return result.rows;
  };

  /** Runs `work` in one transaction; run again (at most twice) when it lost against another one. */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return retryConflicts(() => this.once(work));
  }

  private once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.orm.em.fork().transactional(async (em) => {
      const trx = transactionOf(em.getTransactionContext());
      const sql = sqlIn(trx);
      return work({
        service: this.service,
        db: typed(trx),
        sql,
        emit: (event, payload) => addToOutbox(sql, event, payload),
      });
    });
  }

  async close(): Promise<void> {
    await this.orm.close(true);
  }
}

/** Runs `work` again (at most twice) when it lost against another transaction. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || tries >= conflictTriesMax) throw error;
    }
  }
}

function transactionOf(context: Transaction | undefined): Kysely<unknown> {
  if (context === undefined) throw new Error('not in a transaction');
  return context as Kysely<unknown>;
}

function sqlIn(trx: Kysely<unknown>): Sql {
  return async <Row extends object>(text: string, params: readonly unknown[] = []) => {
    const result = await trx.executeQuery(CompiledQuery.raw(text, [...params]));
    return result.rows as Row[];
  };
}
