import { setTimeout as pause } from 'node:timers/promises';
import { Migrator, type Migration } from '@mikro-orm/migrations';
import { type EntitySchema, MikroORM, type Constructor } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { ServiceConfig } from '#src/config/service-config';
import type { Logger } from '#src/log/logger';
import { isDatabaseDown } from './database-error.js';
import { Database } from './database.js';
import { Kit20261120Base } from './kit.migration.js';
import { migrate } from './migrate.js';

export interface DatabaseDefinition {
  readonly entities: readonly EntitySchema[];
  /** In the order they run; names must be unique and never change. */
  readonly migrations: readonly Constructor<Migration>[];
}

const timestamptzOid = 1184;
const statementTimeoutMs = 30_000;
const connectTimeoutMs = 5_000;

/** Connects, migrates, and gives the service its database. Waits for one that is still starting. */
export async function connectDatabase(
  name: string,
  config: ServiceConfig,
  definition: DatabaseDefinition,
  logger: Logger,
): Promise<Database> {
  const until = Date.now() + config.DATABASE_WAIT_SECONDS * 1000;
  for (;;) {
    try {
      return await open(name, config, definition);
    } catch (error) {
      if (!isDatabaseDown(error) || Date.now() > until) throw error;
      logger.warn('database is not up yet');
      await pause(500);
    }
  }
}

async function open(name: string, config: ServiceConfig, definition: DatabaseDefinition): Promise<Database> {
  let pool: pg.Pool | undefined;
  const orm = await MikroORM.init({
    clientUrl: config.DATABASE_URL,
    entities: [...definition.entities],
    // An empty entity list is fine: credits reads by plain SQL only.
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    metadataCache: { enabled: false },
    pool: { min: 0, max: config.DATABASE_POOL_MAX },
    migrations: {
      migrationsList: [Kit20261120Base, ...definition.migrations],
      tableName: 'migration',
      snapshot: false,
      transactional: true,
      silent: true,
    },
    driverOptions: {
      application_name: name,
      connectionTimeoutMillis: connectTimeoutMs,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs,
      onPoolCreated: (created: pg.Pool) => {
        pool = created;
        // MikroORM keeps instants as strings; plain SQL wants Dates, and entities take those as well.
        const types = created.options.types;
        if (types === undefined || !('setTypeParser' in types)) throw new Error('the driver changed');
        const set = types.setTypeParser as (oid: number, parse: (text: string) => unknown) => void;
        set.call(types, timestamptzOid, (text) => new Date(text));
      },
    },
    logger: () => undefined,
  });
  try {
    await orm.connect();
    await migrate(orm, config.DATABASE_URL);
    if (pool === undefined) throw new Error('the driver made no pool');
    return new Database(orm, pool);
  } catch (error) {
    await orm.close(true);
    throw error;
  }
}
