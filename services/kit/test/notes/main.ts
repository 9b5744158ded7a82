import type { PersonNow } from '#src/auth/check-person';
import { type Start } from '#src/boot/run-main';
import { startService } from '#src/boot/start-service';
import { parseConfig, ServiceConfig } from '#src/config/service-config';
import { noteRoutes } from './contract.js';
import { Notes20261120Note } from './notes.migration.js';
import { NotesModule } from './notes.module.js';
import { tables } from './tables.js';

/** People whose rights are other than their token says. */
export const changed = new Map<string, PersonNow>();

export const start: Start = (env, role = 'all') =>
  startService({
    name: 'notes',
    config: parseConfig(ServiceConfig, env),
    role,
    module: async () => NotesModule,
    routes: noteRoutes,
    checkPerson: () => async (id) => changed.get(id) ?? { active: true, isAdmin: true },
    database: { entities: tables, migrations: [Notes20261120Note] },
  });
