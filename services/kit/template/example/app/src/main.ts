import { exampleRoutes } from '@fitfolio/example-contract/routes';
import { runMain, type Start } from '@fitfolio/service-kit/boot/run-main';
import { startService } from '@fitfolio/service-kit/boot/start-service';
import { parseConfig, ServiceConfig, settingsOf } from '@fitfolio/service-kit/config/service-config';
import { tables } from './tables.js';

export const settings = settingsOf(ServiceConfig);

export const start: Start = (env, role = 'all') =>
  startService({
    name: 'example',
    config: parseConfig(ServiceConfig, env),
    role,
    module: async () => (await import('./app.module.js')).AppModule,
    routes: exampleRoutes,
    database: { entities: tables, migrations: new URL('./migrations/', import.meta.url) },
  });

if (import.meta.main) void runMain(start);
