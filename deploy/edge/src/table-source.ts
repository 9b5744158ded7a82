import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Canary, DecidedModule } from '@fitfolio/registry/decide';
import type { LeftOut } from '@fitfolio/registry/left-out';
import { mirrorRelease } from '@fitfolio/registry/mirror';
import type { Served } from '@fitfolio/registry/people';
import { type Paths, type Release, ReleaseReader } from '@fitfolio/registry/release';
import type { ModuleSource } from '@fitfolio/registry/source';
import { Table } from '@fitfolio/registry/table';

const pollMs = 500;
const askMs = 3_000;
/** A release that could not be copied is tried again. */
const againMs = 2_000;
/** Versions of one remote that are kept for pages that people have open. */
const copiesMax = 8;

interface TableSourceOptions {
  /** Of the registry. */
  readonly url: string;
  readonly folder: string;
  readonly log: (line: string) => void;
}

/**
 * What the registry of a cluster has decided, and copies of the releases. Both are kept when the registry or a remote is
 * away; a release is served when all of it is here.
 */
export class TableSource implements ModuleSource {
  readonly #options: TableSourceOptions;
  readonly #reader = new ReleaseReader();
  readonly #held = new Map<string, Release>();
  readonly #failedAt = new Map<string, number>();
  readonly #underWay = new Set<string>();
  readonly #ran = new Map<string, { version: string; paths: Paths }>();
  #table: Table | null = null;
  #etag = '';
  #served: Served = { modules: [], leftOut: [], away: [] };
  #isAway = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: TableSourceOptions) {
    this.#options = options;
    mkdirSync(options.folder, { recursive: true });
  }

  served(): Served {
    return this.#served;
  }

  folderOf(name: string, version: string): string | null {
    const folder = join(this.#options.folder, name, version);
    return this.#held.has(keyOf(name, version)) || existsSync(folder) ? folder : null;
  }

  /** Whether there is a table, and everything that can be had of what it calls stable is here. */
  get isReady(): boolean {
    const { modules, releases } = this.#table ?? { modules: [], releases: [] };
    const missing = modules.filter(
      ({ name, stable }) =>
        !this.#held.has(keyOf(name, stable)) &&
        releases.some((one) => one.name === name && one.version === stable && one.urls.length > 0),
    );
    return this.#table !== null && missing.length === 0;
  }

  start(): void {
    this.#remember();
    void this.#poll();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #poll(): Promise<void> {
    try {
      await this.#ask();
      if (this.#isAway) this.#options.log('the registry answers again');
      this.#isAway = false;
    } catch (error) {
      if (!this.#isAway)
        this.#options.log(
          `the registry cannot be asked: ${error instanceof Error ? error.message : String(error)}`,
        );
      this.#isAway = true;
    }
    this.#copyMissing();
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#poll(), pollMs);
  }

  async #ask(): Promise<void> {
    const headers = this.#etag ? { 'if-none-match': this.#etag } : {};
    const reply = await fetch(`${this.#options.url}/table`, { headers, signal: AbortSignal.timeout(askMs) });
    if (reply.status === 304) return;
    if (!reply.ok) throw new Error(`it answered ${reply.status}`);
    const table = Table.parse(await reply.json());
    this.#etag = reply.headers.get('etag') ?? '';
    this.#take(table);
    const draft = join(this.#options.folder, 'table.json.new');
    writeFileSync(draft, JSON.stringify(table));
    renameSync(draft, join(this.#options.folder, 'table.json'));
  }

  /** The last table, of before this process started. */
  #remember(): void {
    const file = join(this.#options.folder, 'table.json');
    if (!existsSync(file)) return;
    const kept = Table.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
    if (kept) this.#take(kept);
  }

  #take(table: Table): void {
    this.#table = table;
    for (const { name, version } of this.#wanted(table)) this.#hold(name, version);
    this.#serve(table);
    this.#copyMissing();
  }

  #wanted(table: Table): { readonly name: string; readonly version: string }[] {
    return [
      ...table.releases,
      ...table.modules.flatMap(({ name, stable, canary }) =>
        [stable, ...(canary ? [canary.version] : [])].map((version) => ({ name, version })),
      ),
    ];
  }

  /** Takes a copy that is whole. */
  #hold(name: string, version: string): void {
    const key = keyOf(name, version);
    const folder = join(this.#options.folder, name, version);
    if (this.#held.has(key) || !existsSync(folder)) return;
    const found = this.#reader.read(folder, name, version);
    if ('release' in found) this.#held.set(key, found.release);
  }

  #copyMissing(): void {
    for (const { name, version, urls } of this.#table?.releases ?? []) {
      const key = keyOf(name, version);
      const isEarly = Date.now() - (this.#failedAt.get(key) ?? 0) < againMs;
      if (this.#held.has(key) || this.#underWay.has(key) || isEarly || urls.length === 0) continue;
      this.#underWay.add(key);
      void this.#copy(name, version, urls);
    }
  }

  async #copy(name: string, version: string, urls: readonly string[]): Promise<void> {
    const key = keyOf(name, version);
    try {
      await mirrorRelease({ name, version, urls }, join(this.#options.folder, name, version));
      this.#hold(name, version);
      this.#options.log(`${name} ${version} is here`);
      this.#prune(name);
    } catch (error) {
      if (!this.#failedAt.has(key))
        this.#options.log(
          `${name} ${version} cannot be copied: ${error instanceof Error ? error.message : String(error)}`,
        );
      this.#failedAt.set(key, Date.now());
    }
    this.#underWay.delete(key);
    if (this.#table) this.#serve(this.#table);
  }

  #serve({ modules, leftOut }: Table): void {
    const decided = modules.flatMap((module): DecidedModule[] => {
      const { name, canary } = module;
      const stable = this.#stableOf(name, module.stable);
      if (!stable) return [];
      const release = canary && this.#held.get(keyOf(name, canary.version));
      const tried: Canary | null =
        canary && release ? { release, weight: canary.weight, audience: canary.audience } : null;
      return [{ name, stable, canary: tried, faults: [] }];
    });
    // A release that runs nowhere any more is here all the same.
    const goesOn = leftOut.flatMap(({ folder, reason }): DecidedModule[] => {
      const stable = reason === 'release-missing' ? this.#stableOf(folder, '') : undefined;
      return stable ? [{ name: folder, stable, canary: null, faults: [] }] : [];
    });
    const all = [...decided, ...goesOn].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name, stable } of all)
      this.#ran.set(name, { version: stable.entry.version, paths: stable.entry.paths });
    const isOn = (name: string): boolean => all.some((one) => one.name === name);
    const notHere = modules
      .filter(({ name }) => !isOn(name))
      .map(({ name, stable }): LeftOut => ({
        folder: name,
        version: stable,
        reason: 'release-missing',
        about: stable,
      }));
    const out = [...leftOut.filter(({ folder }) => !isOn(folder)), ...notHere];
    const away = out.flatMap(({ folder, reason }) => {
      const ran = this.#ran.get(folder);
      return ran && reason !== 'disabled' ? [{ name: folder, paths: ran.paths }] : [];
    });
    this.#served = { modules: all, leftOut: out, away };
  }

  /** What is wanted, or what was served last while that is not here yet. */
  #stableOf(name: string, version: string): Release | undefined {
    const last = this.#ran.get(name)?.version ?? '';
    return this.#held.get(keyOf(name, version)) ?? this.#held.get(keyOf(name, last));
  }

  /** Forgets the oldest copies that nobody wants any more. */
  #prune(name: string): void {
    const folder = join(this.#options.folder, name);
    const wanted = new Set(
      this.#table ? this.#wanted(this.#table).map((one) => keyOf(one.name, one.version)) : [],
    );
    const spare = readdirSync(folder)
      .filter((version) => !version.startsWith('.') && !wanted.has(keyOf(name, version)))
      .sort((a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs);
    for (const version of spare.slice(copiesMax)) {
      this.#held.delete(keyOf(name, version));
      rmSync(join(folder, version), { recursive: true, force: true });
    }
  }
}

const keyOf = (name: string, version: string): string => `${name} ${version}`;
