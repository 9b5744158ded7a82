import { checkPerson } from '@fitfolio/auth-contract/requests';
import { paymentsRoutes } from '@fitfolio/payments-contract/routes';
import { runMain, type Start } from '@fitfolio/service-kit/boot/run-main';
import { startService } from '@fitfolio/service-kit/boot/start-service';
import { parseConfig, settingsOf } from '@fitfolio/service-kit/config/service-config';
import { AppModule } from './app.module.js';
import { PaymentsConfig } from './config.js';
import { Payments20261121Names } from './migrations/2026-11-21-names.js';
import { Payments20261121Payments } from './migrations/2026-11-21-payments.js';
import { Payments20261122Search } from './migrations/2026-11-22-search.js';
import { tables } from './tables.js';

export const settings = settingsOf(PaymentsConfig);

export const start: Start = (env, role = 'all') =>
  startService({
    name: 'payments',
    config: parseConfig(PaymentsConfig, env),
    role,
    module: AppModule,
    routes: paymentsRoutes,
    database: {
      entities: tables,
      migrations: [Payments20261121Payments, Payments20261121Names, Payments20261122Search],
    },
    checkPerson:
      ({ rpc }) =>
      (userId) =>
        rpc.request(checkPerson, { userId }),
  });

if (import.meta.main) await runMain(start);
