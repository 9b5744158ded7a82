import { authRoutes } from '@fitfolio/auth-contract/routes';
import { runMain, type Start } from '@fitfolio/service-kit/boot/run-main';
import { startService } from '@fitfolio/service-kit/boot/start-service';
import { parseConfig, settingsOf } from '@fitfolio/service-kit/config/service-config';
import { personNow } from './accounts/person-now.js';
import { AppModule } from './app.module.js';
import { AuthConfig } from './config.js';
import { loadKeySet } from './keys/key-file.js';
import { TokenKeys } from './keys/token-keys.js';
import { Auth20261120Accounts } from './migrations/2026-11-20-accounts.js';
import { Auth20261120Mail } from './migrations/2026-11-20-mail.js';
import { Auth20261121Names } from './migrations/2026-11-21-names.js';
import { Auth20261121People } from './migrations/2026-11-21-people.js';
import { Auth20261122Audit } from './migrations/2026-11-22-audit.js';
import { Auth20261122Indexes } from './migrations/2026-11-22-indexes.js';
import { tables } from './tables.js';

export const settings = settingsOf(AuthConfig);

export const start: Start = async (env, role = 'all') => {
  const config = parseConfig(AuthConfig, env);
  const keys = await TokenKeys.of(await loadKeySet(config));
  return startService({
    name: 'auth',
    config,
    role,
    module: AppModule.with(keys, role),
    routes: authRoutes,
    database: {
      entities: tables,
      migrations: [
        Auth20261120Accounts,
        Auth20261120Mail,
        Auth20261121People,
        Auth20261121Names,
        Auth20261122Audit,
        Auth20261122Indexes,
      ],
    },
    keys: () => keys.verifier(),
    checkPerson:
      ({ database }) =>
      (id) =>
        personNow(database, id),
  });
};

if (import.meta.main) await runMain(start);
