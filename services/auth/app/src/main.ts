import { authRoutes } from '@fitfolio/auth-contract/routes';
import { runMain, type Start } from '@fitfolio/service-kit/boot/run-main';
import { startService } from '@fitfolio/service-kit/boot/start-service';
import { parseConfig, settingsOf } from '@fitfolio/service-kit/config/service-config';
import { personNow } from './accounts/person-now.js';
import { AuthConfig } from './config.js';
import { loadKeySet } from './keys/key-file.js';
import { TokenKeys } from './keys/token-keys.js';
import { tables } from './tables.js';

export const settings = settingsOf(AuthConfig);

export const start: Start = async (env, role = 'all') => {
  const config = parseConfig(AuthConfig, env);
  const keys = await TokenKeys.of(await loadKeySet(config));
  return startService({
    name: 'auth',
    config,
    role,
    module: async () => (await import('./app.module.js')).AppModule.with(keys, role),
    routes: authRoutes,
    database: {
      entities: tables,
      migrations: new URL('./migrations/', import.meta.url),
    },
    keys: () => keys.verifier(),
    checkPerson:
      ({ database }) =>
      (id) =>
        personNow(database, id),
  });
};

if (import.meta.main) void runMain(start);
