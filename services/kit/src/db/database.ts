import { type EntityManager, type MikroORM, type Transaction } from '@mikro-orm/postgresql';
import type { EventDefinition } from '@fitfolio/contract-kit/message';
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { z } from 'zod';
import { addToOutbox } from '#src/messaging/outbox';
import { isConflict } from './database-error.js';
import type { Sql } from './sql.js';

export type { Sql } from './sql.js';

/** What a unit of work may use: all of it is one transaction. */
export interface Tx {
  /** Entities. Flushed at commit; call `em.flush()` before plain SQL that must see them. */
  readonly em: EntityManager;
  readonly sql: Sql;
  /** Puts an event in the outbox, to be sent after commit. The payload is checked against the event. */
  readonly emit: <P extends z.ZodType>(event: EventDefinition<P>, payload: z.input<P>) => Promise<void>;
}

const conflictTriesMax = 3;

/** A service's database: entities through MikroORM, plain SQL on the same pool. */
export class Database {
  constructor(
    readonly orm: MikroORM,
    private readonly pool: pg.Pool,
  ) {}

  /** A fresh EntityManager for reading. */
  get em(): EntityManager {
    return this.orm.em.fork() as EntityManager;
  }

  readonly sql: Sql = async <Row extends object>(text: string, params: readonly unknown[] = []) => {
    const result = await this.pool.query<Row>(text, [...params]);
    return result.rows;
  };

  /** Runs `work` in one transaction; run again (at most twice) when it lost against another one. */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return retryConflicts(() => this.once(work));
  }

  private once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.em.transactional(async (em) => {
      const sql = sqlIn(em.getTransactionContext());
      return work({
        em: em as EntityManager,
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

function sqlIn(context: Transaction | undefined): Sql {
  if (context === undefined) throw new Error('not in a transaction');
  const trx = context as Kysely<unknown>;
  return async <Row extends object>(text: string, params: readonly unknown[] = []) => {
    const result = await trx.executeQuery(CompiledQuery.raw(text, [...params]));
    return result.rows as Row[];
  };
}
