import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';

/**
 * Kysely keeps the connection of a transaction whose `begin` or `rollback` failed for ever: after a few losses
 * of the database the pool is empty and the service dead. Here such a connection goes back, and the pool throws
 * it away.
 */
class ReleasingDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await this.orRelease(connection, super.beginTransaction(connection, settings));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.orRelease(connection, super.rollbackTransaction(connection));
  }

  private async orRelease(connection: DatabaseConnection, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      await this.releaseConnection(connection as Parameters<PostgresDriver['releaseConnection']>[0]);
      throw error;
    }
  }
}

/** Postgres over a pool that outlives the loss of its server. */
export class PoolDialect extends PostgresDialect {
  constructor(private readonly pool: pg.Pool) {
    super({ pool });
  }

  override createDriver(): Driver {
    return new ReleasingDriver({ pool: this.pool });
  }
}
