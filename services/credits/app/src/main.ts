import { checkPerson } from '@fitfolio/auth-contract/requests';
import { creditsRoutes } from '@fitfolio/credits-contract/routes';
import { runMain, type Start } from '@fitfolio/service-kit/boot/run-main';
import { startService } from '@fitfolio/service-kit/boot/start-service';
import { parseConfig, ServiceConfig, settingsOf } from '@fitfolio/service-kit/config/service-config';
import { tables } from './tables.js';

export const settings = settingsOf(ServiceConfig);

export const start: Start = (env, role = 'all') =>
  startService({
    name: 'credits',
    config: parseConfig(ServiceConfig, env),
    role,
    module: async () => (await import('./app.module.js')).AppModule,
    routes: creditsRoutes,
    database: {
      entities: tables,
      migrations: new URL('./migrations/', import.meta.url),
    },
    checkPerson:
      ({ rpc }) =>
      (userId) =>
        rpc.request(checkPerson, { userId }),
  });

if (import.meta.main) void runMain(start);
