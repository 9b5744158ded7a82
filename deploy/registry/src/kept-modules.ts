import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Change, SpecFile } from './module-spec.js';
import { readJson } from './release/release.js';

const historyMax = 50;

const KeptModule = z.object({
  spec: SpecFile,
  /** What was decided, the last first. */
  history: z.array(z.object({ at: z.string(), spec: SpecFile })),
});
export type KeptModule = z.output<typeof KeptModule>;

/**
 * Releases of remotes that one machine keeps, `<folder>/<remote>/<version>/`, and beside them what is decided of each remote,
 * `module.json`.
 */
export class KeptModules {
  readonly #folder: string;
  readonly #read = new Map<string, { mtimeMs: number; kept: KeptModule | null }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  folderOf(name: string, version: string): string {
    return join(this.#folder, name, version);
  }

  versions(name: string): string[] {
    const folder = join(this.#folder, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  }

  find(name: string): KeptModule | null {
    const file = this.#fileOf(name);
    if (!existsSync(file)) return null;
    const { mtimeMs } = statSync(file);
    const last = this.#read.get(name);
    if (last?.mtimeMs === mtimeMs) return last.kept;
    const kept = readJson(file, KeptModule);
    this.#read.set(name, { mtimeMs, kept });
    return kept;
  }

  save(spec: SpecFile, change: Change, now = new Date()): void {
    const history = [
      { at: now.toISOString(), spec: { ...spec, change } },
      ...(this.find(spec.name)?.history ?? []),
    ].slice(0, historyMax);
    const file = this.#fileOf(spec.name);
    mkdirSync(join(this.#folder, spec.name), { recursive: true, mode: 0o700 });
    const draft = `${file}.new`;
    writeFileSync(draft, `${JSON.stringify({ spec: { ...spec, change }, history }, null, 2)}\n`);
    renameSync(draft, file);
    this.#read.delete(spec.name);
  }

  #fileOf(name: string): string {
    return join(this.#folder, name, 'module.json');
  }
}
