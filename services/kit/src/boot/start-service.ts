import { startTracing } from '@fitfolio/tracing/tracing';
import { connectDatabase } from '#src/db/connect';
import { createLogger } from '#src/log/logger';
import type { ServiceDefinition, ServiceHandle } from './service.js';

/** Starts a service: database, migrations, messaging, then the port. */
export async function startService(definition: ServiceDefinition): Promise<ServiceHandle> {
  const { name, config, role } = definition;
  const logger = createLogger(name, config.LOG_LEVEL);
  const stopTracing = await startTracing(name, config.OTEL_EXPORTER_OTLP_ENDPOINT);
  const database = await connectDatabase(name, config, definition.database, logger);
  if (role === 'migrate') {
    await stopTracing();
    await database.close();
    return { url: '', port: 0, close: async () => {} };
  }
  try {
    const { runService } = await import('./run-service.js');
    return await runService(definition, { database, logger, stopTracing });
  } catch (error) {
    logger.error({ err: error, role }, 'the service could not start');
    await database.close();
    await stopTracing();
    throw error;
  }
}
