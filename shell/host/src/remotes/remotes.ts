import { loadRemoteModule } from './federation.js';
import { findModule } from './module-list.js';
import { createRemoteLoader } from './remote-loader.js';
import { reportFailure } from './report-failure.js';

/** The remotes of this page. Tests replace this module, not the federation runtime. */
export const remotes = createRemoteLoader({
  findModule,
  loadModule: loadRemoteModule,
  onFailure: reportFailure,
});
