import { checkPerson } from '@fitfolio/auth-contract/requests';
import { creditsRoutes } from '@fitfolio/credits-contract/routes';
import { runMain, type Start } from '@fitfolio/service-kit/boot/run-main';
import { startService } from '@fitfolio/service-kit/boot/start-service';
import { parseConfig, ServiceConfig, settingsOf } from '@fitfolio/service-kit/config/service-config';
import { AppModule } from './app.module.js';
import { Credits20261120Account } from './migrations/2026-11-20-account.js';
import { Credits20261121Catalogue } from './migrations/2026-11-21-catalogue.js';
import { Credits20261121Ledger } from './migrations/2026-11-21-ledger.js';
import { Credits20261121Names } from './migrations/2026-11-21-names.js';
import { Credits20261121RefusedHolds } from './migrations/2026-11-21-refused-holds.js';
import { Credits20261122Search } from './migrations/2026-11-22-search.js';
import { Credits20261122UntoldTransfers } from './migrations/2026-11-22-untold-transfers.js';
import { tables } from './tables.js';

export const settings = settingsOf(ServiceConfig);

export const start: Start = (env, role = 'all') =>
  startService({
    name: 'credits',
    config: parseConfig(ServiceConfig, env),
    role,
    module: AppModule,
    routes: creditsRoutes,
    database: {
      entities: tables,
      migrations: [
        Credits20261120Account,
        Credits20261121Ledger,
        Credits20261121Catalogue,
        Credits20261121Names,
        Credits20261121RefusedHolds,
        Credits20261122Search,
        Credits20261122UntoldTransfers,
      ],
    },
    checkPerson:
      ({ rpc }) =>
      (userId) =>
        rpc.request(checkPerson, { userId }),
  });

if (import.meta.main) await runMain(start);
