import { type Start } from '#src/boot/run-main';
import { startService } from '#src/boot/start-service';
import { parseConfig, ServiceConfig } from '#src/config/service-config';
import { noteRoutes } from './contract.js';
import { NoteEntity } from './note.entity.js';
import { Notes20261120Note } from './notes.migration.js';
import { NotesModule } from './notes.module.js';

export const start: Start = (env, role = 'all') =>
  startService({
    name: 'notes',
    config: parseConfig(ServiceConfig, env),
    role,
    module: NotesModule,
    routes: noteRoutes,
    database: { entities: [NoteEntity], migrations: [Notes20261120Note] },
  });
