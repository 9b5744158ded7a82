import { authRoutes } from '@fitfolio/auth-contract/routes';
import { runMain, type Start } from '@fitfolio/service-kit/boot/run-main';
import { startService } from '@fitfolio/service-kit/boot/start-service';
import { parseConfig } from '@fitfolio/service-kit/config/service-config';
import { AccountEntity } from './accounts/account.entity.js';
import { AppModule } from './app.module.js';
import { AuthConfig } from './config.js';
import { Auth20261120Accounts } from './migrations/2026-11-20-accounts.js';

export const start: Start = (env, role = 'all') =>
  startService({
    name: 'auth',
    config: parseConfig(AuthConfig, env),
    role,
    module: AppModule,
    routes: authRoutes,
    database: { entities: [AccountEntity], migrations: [Auth20261120Accounts] },
  });

if (import.meta.main) await runMain(start);
