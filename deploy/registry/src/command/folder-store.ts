import { join } from 'node:path';
import { ModuleFolders } from '../folders.js';
import { KeptModules } from '../kept-modules.js';
import { reasonLine } from '../left-out.js';
import type { Change, SpecFile } from '../module-spec.js';
import { copyRelease } from '../release/copy-release.js';
import type { ModuleState, ModuleStore, ReadModule } from './module-store.js';

/** The modules of one machine: `<data folder>/releases`. The edge reads them with each page. */
export class FolderStore implements ModuleStore {
  readonly #root: string;
  readonly #kept: KeptModules;

  constructor(root: string, dataDir: string) {
    this.#root = root;
    this.#kept = new KeptModules(join(dataDir, 'releases'));
  }

  find(name: string): Promise<ReadModule | null> {
    const spec = this.#kept.find(name)?.spec;
    return Promise.resolve(spec ? { spec } : null);
  }

  save(spec: SpecFile, change: Change): Promise<void> {
    this.#kept.save(spec, change);
    return Promise.resolve();
  }

  states(): Promise<readonly ModuleState[]> {
    const { modules, leftOut } = new ModuleFolders(this.#root, () => {}, this.#kept).served();
    const on = modules.map(({ name, stable, faults }): ModuleState => {
      const kept = this.#kept.find(name);
      const { version } = stable.entry;
      return {
        spec: kept?.spec ?? { name, stable: version, previous: [], enabled: true },
        served: version,
        versions: this.#kept.versions(name),
        faults: faults.map((fault) => `${fault.of}: ${reasonLine(fault)}`),
        history: this.#historyOf(name),
      };
    });
    const off = leftOut.map((left): ModuleState => {
      const { folder: name, version } = left;
      return {
        spec: this.#kept.find(name)?.spec ?? { name, stable: version ?? '', previous: [], enabled: true },
        served: null,
        versions: this.#kept.versions(name),
        faults: [reasonLine(left)],
        history: this.#historyOf(name),
      };
    });
    return Promise.resolve([...on, ...off]);
  }

  async offer(name: string, version: string): Promise<void> {
    copyRelease(join(this.#root, name, 'dist'), this.#kept.folderOf(name, version));
  }

  #historyOf(name: string): ModuleState['history'] {
    return (this.#kept.find(name)?.history ?? []).map(({ at, spec: { stable, canary, change } }) => ({
      at,
      stable,
      canary: canary?.version,
      weight: canary?.weight,
      ...change,
    }));
  }
}
