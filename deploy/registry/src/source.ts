import type { Served } from './people.js';

/** Where an edge learns what it serves. */
export interface ModuleSource {
  /** The decision as it stands. */
  served(): Served;
  /** The folder of a release's files; null where they are not. */
  folderOf(name: string, version: string): string | null;
}
