import { checkPerson } from '@fitfolio/auth-contract/requests';
import { paymentsRoutes } from '@fitfolio/payments-contract/routes';
import { runMain, type Start } from '@fitfolio/service-kit/boot/run-main';
import { startService } from '@fitfolio/service-kit/boot/start-service';
import { parseConfig, settingsOf } from '@fitfolio/service-kit/config/service-config';
import { PaymentsConfig } from './config.js';
import { tables } from './tables.js';

export const settings = settingsOf(PaymentsConfig);

export const start: Start = (env, role = 'all') =>
  startService({
    name: 'payments',
    config: parseConfig(PaymentsConfig, env),
    role,
    module: async () => (await import('./app.module.js')).AppModule,
    routes: paymentsRoutes,
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
