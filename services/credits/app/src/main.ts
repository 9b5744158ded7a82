import { getBalance } from '@fitfolio/credits-contract/routes';
import { runMain, type Start } from '@fitfolio/service-kit/boot/run-main';
import { startService } from '@fitfolio/service-kit/boot/start-service';
import { parseConfig, ServiceConfig } from '@fitfolio/service-kit/config/service-config';
import { AppModule } from './app.module.js';
import { Credits20261120Account } from './migrations/2026-11-20-account.js';

export const start: Start = (env, role = 'all') =>
  startService({
    name: 'credits',
    config: parseConfig(ServiceConfig, env),
    role,
    module: AppModule,
    routes: { getBalance },
    database: { entities: [], migrations: [Credits20261120Account] },
  });

if (import.meta.main) await runMain(start);
