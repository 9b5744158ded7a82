import { analysisRoutes } from '@fitfolio/analysis-contract/routes';
import { checkPerson } from '@fitfolio/auth-contract/requests';
import { runMain, type Start } from '@fitfolio/service-kit/boot/run-main';
import { startService } from '@fitfolio/service-kit/boot/start-service';
import { parseConfig, settingsOf } from '@fitfolio/service-kit/config/service-config';
import { AnalysisConfig } from './config.js';
import { sandbox } from './documents/sandbox.js';
import { tables } from './tables.js';

export const settings = settingsOf(AnalysisConfig);

export const start: Start = (env, role = 'all') =>
  startService({
    name: 'analysis',
    config: parseConfig(AnalysisConfig, env),
    role,
    module: async () => (await import('./app.module.js')).AppModule,
    routes: analysisRoutes,
    about: () => ({ sandbox: sandbox() }),
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
