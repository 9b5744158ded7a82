import { setTimeout as pause } from 'node:timers/promises';
import { Migrator, type Migration } from '@mikro-orm/migrations';
import { type EntitySchema, MikroORM, type Constructor } from '@mikro-orm/postgresql';
import type { ServiceConfig } from '#src/config/service-config';
import type { Logger } from '#src/log/logger';
import { isDatabaseDown } from './database-error.js';
import { Database } from './database.js';
import { kitTables } from './kit-tables.js';
import {
  Kit20261120Base,
  Kit20261121Once,
  Kit20261122Age,
  Kit20261122Idempotency,
  Kit20261123Trace,
} from './kit.migration.js';
import { PoolDialect } from './dialect.js';
import { grantRuntime } from './grant-runtime.js';
import { mayMigrate, migrate, migrated } from './migrate.js';
import { migrationsIn } from './migrations-in.js';
import { createPool } from './pool.js';

export interface DatabaseDefinition {
  readonly entities: readonly EntitySchema[];
  /** The folder of the service's migrations, or the classes in the order they run. Their names are unique and never change. */
  readonly migrations: URL | readonly Constructor<Migration>[];
}

/**
 * Connects, migrates, and gives the service its database. Waits for one that is still starting; a role that may not migrate
 * waits for who may.
 */
export async function connectDatabase(
  name: string,
  config: ServiceConfig,
  definition: DatabaseDefinition,
  logger: Logger,
): Promise<Database> {
  const until = performance.now() + config.DATABASE_WAIT_SECONDS * 1000;
  for (;;) {
    try {
      return await open(name, config, definition, until);
    } catch (error) {
      if (!isDatabaseDown(error) || performance.now() > until) throw error;
      logger.warn('database is not up yet');
      await pause(500);
    }
  }
}

async function open(
  name: string,
  config: ServiceConfig,
  definition: DatabaseDefinition,
  until: number,
): Promise<Database> {
  const { entities, migrations } = definition;
  const pool = createPool(name, config);
  const orm = await MikroORM.init({
    clientUrl: config.DATABASE_URL,
    driverOptions: new PoolDialect(pool),
    entities: [...kitTables, ...entities],
    extensions: [Migrator],
    metadataCache: { enabled: false },
    migrations: {
      migrationsList: [
        Kit20261120Base,
        Kit20261121Once,
        Kit20261122Age,
        Kit20261122Idempotency,
        Kit20261123Trace,
        ...(migrations instanceof URL ? await migrationsIn(migrations) : migrations),
      ],
      tableName: 'migration',
      snapshot: false,
      transactional: true,
      silent: true,
    },
    logger: () => undefined,
  });
  try {
    await orm.connect();
    const database = new Database(name, orm, pool);
    if (!(await mayMigrate(database))) {
      await migrated(orm, until);
      return database;
    }
    await migrate(orm, config.DATABASE_URL);
    const { DATABASE_RUNTIME_ROLE: role } = config;
    if (role !== undefined) await database.transaction((tx) => grantRuntime(tx, role));
    return database;
  } catch (error) {
    await orm.close(true);
    throw error;
  }
}
