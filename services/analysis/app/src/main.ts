import { analysisRoutes } from '@fitfolio/analysis-contract/routes';
import { checkPerson } from '@fitfolio/auth-contract/requests';
import { runMain, type Start } from '@fitfolio/service-kit/boot/run-main';
import { startService } from '@fitfolio/service-kit/boot/start-service';
import { parseConfig, settingsOf } from '@fitfolio/service-kit/config/service-config';
import { AppModule } from './app.module.js';
import { AnalysisConfig } from './config.js';
import { Analysis20261120FreeAnalysis } from './migrations/2026-11-20-free-analysis.js';
import { Analysis20261121Audit } from './migrations/2026-11-21-audit.js';
import { Analysis20261122Corrections } from './migrations/2026-11-22-corrections.js';
import { Analysis20261122FitAnalysis } from './migrations/2026-11-22-fit-analysis.js';
import { tables } from './tables.js';

export const settings = settingsOf(AnalysisConfig);

export const start: Start = (env, role = 'all') =>
  startService({
    name: 'analysis',
    config: parseConfig(AnalysisConfig, env),
    role,
    module: AppModule,
    routes: analysisRoutes,
    database: {
      entities: tables,
      migrations: [
        Analysis20261120FreeAnalysis,
        Analysis20261121Audit,
        Analysis20261122Corrections,
        Analysis20261122FitAnalysis,
      ],
    },
    checkPerson:
      ({ rpc }) =>
      (userId) =>
        rpc.request(checkPerson, { userId }),
  });

if (import.meta.main) await runMain(start);
