import { createHash } from 'node:crypto';
import {
  CoordinationV1Api,
  DiscoveryV1Api,
  type KubeConfig,
  type KubernetesObject,
  type V1EndpointSlice,
} from '@kubernetes/client-node';
import { CountsFile } from '../counts.js';
import { decide, type Decision, type Offer } from '../decide.js';
import { failingCanaries } from '../failing-canaries.js';
import { reasonLine } from '../left-out.js';
import { halted, wishOf } from '../module-spec.js';
import { isTried } from '../people.js';
import type { Table } from '../table.js';
import { Followed } from './followed.js';
import { LeaseHolder } from './lease.js';
import { codeOf, ModulesApi } from './modules-api.js';
import {
  type FrontendModule,
  moduleLabel,
  offeredReleases,
  type OfferedRelease,
  parseModule,
  readyUrls,
} from './objects.js';
import { Shelf } from './shelf.js';
import { isSameStatus, statusOf } from './status.js';

const leaseName = 'fitfolio-registry';
/** What cannot be had is tried again, and the counts are read, this often. */
const tickMs = 1_000;
const countsMs = 1_000;

export interface ClusterOptions {
  readonly config: KubeConfig;
  readonly namespace: string;
  /** Of this process, as holder of the lease. */
  readonly identity: string;
  /** Versions of the kit of the hosts in use. */
  readonly kits: readonly string[];
  /** Whose endpoints count people and failures; without it no canary is undone by itself. */
  readonly edgeService: string | undefined;
  /** Copies of releases are kept here. */
  readonly folder: string;
  readonly log: (line: string) => void;
}

export interface CurrentTable {
  readonly table: Table;
  readonly etag: string;
}

/** The registry of a cluster: which releases run, who gets which, and what is wrong with the others. */
export class ClusterRegistry {
  readonly #options: ClusterOptions;
  readonly #api: ModulesApi;
  readonly #slices: Followed<V1EndpointSlice>;
  readonly #edges: Followed<V1EndpointSlice> | null;
  readonly #modules: Followed<KubernetesObject>;
  readonly #shelf: Shelf;
  readonly #lease: LeaseHolder;
  /** The last good version of each remote. */
  readonly #served = new Map<string, string>();
  /** By name: the object that a status was written for, so that none is written twice before it is seen. */
  readonly #written = new Map<string, string | undefined>();
  readonly #told = new Map<string, string>();
  #current: CurrentTable | null = null;
  #decision: Decision = { modules: [], leftOut: [] };
  #settling: Promise<void> = Promise.resolve();
  #isAsked = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ClusterOptions) {
    const { config, namespace, identity, edgeService, folder, log } = options;
    this.#options = options;
    this.#api = new ModulesApi(config, namespace);
    const discovery = config.makeApiClient(DiscoveryV1Api);
    const follow = (labelSelector: string) =>
      new Followed<V1EndpointSlice>(config, {
        path: `/apis/discovery.k8s.io/v1/namespaces/${namespace}/endpointslices`,
        list: () => discovery.listNamespacedEndpointSlice({ namespace, labelSelector }),
        labelSelector,
        onChange: () => this.#ask(),
        log,
      });
    this.#slices = follow(moduleLabel);
    this.#edges = edgeService === undefined ? null : follow(`kubernetes.io/service-name=${edgeService}`);
    this.#modules = new Followed(config, {
      path: this.#api.path,
      list: () => this.#api.list(),
      onChange: () => this.#ask(),
      log,
    });
    this.#shelf = new Shelf(folder, () => this.#ask(), log);
    this.#lease = new LeaseHolder({
      api: config.makeApiClient(CoordinationV1Api),
      namespace,
      name: leaseName,
      identity,
      log: (line) => log(`${identity} ${line}`),
    });
  }

  /** The table as it stands; null until everything was looked at once. */
  get current(): CurrentTable | null {
    return this.#current;
  }

  start(): void {
    this.#slices.start();
    this.#edges?.start();
    this.#modules.start();
    this.#lease.start();
    this.#timer = setInterval(() => void this.#tick(), tickMs);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    for (const followed of [this.#slices, this.#edges, this.#modules]) followed?.stop();
    await this.#settling;
    await this.#lease.stop().catch(() => undefined);
  }

  async #tick(): Promise<void> {
    this.#ask();
    if (this.#lease.isHeld && isTried(this.#decision)) await this.#undoFailures();
  }

  /** Many changes at once are one. */
  #ask(): void {
    if (this.#isAsked || this.#stopped) return;
    this.#isAsked = true;
    this.#settling = this.#settleAfter(this.#settling);
  }

  async #settleAfter(before: Promise<void>): Promise<void> {
    await before;
    this.#isAsked = false;
    await this.#settle().catch((error: unknown) => this.#options.log(`cannot decide: ${String(error)}`));
  }

  async #settle(): Promise<void> {
    if (!this.#slices.isListed || !this.#modules.isListed) return;
    const releases = offeredReleases(this.#slices.list());
    this.#shelf.look(releases);
    const modules = this.#modules.list().flatMap((object) => parseModule(object) ?? []);
    for (const { spec, status } of modules)
      if (status.served !== undefined && !this.#served.has(spec.name))
        this.#served.set(spec.name, status.served);
    if (this.#current === null && !releases.every((release) => this.#shelf.hasLookedAt(release))) return;
    const decision = decide(
      this.#offers(releases),
      modules.map(({ spec }) => wishOf(spec)),
      { served: this.#served, kits: this.#options.kits },
    );
    for (const { name, stable } of decision.modules) this.#served.set(name, stable.entry.version);
    this.#decision = decision;
    this.#publish(decision, releases);
    if (this.#lease.isHeld) for (const module of modules) await this.#report(module, decision, releases);
  }

  /** What runs, and what is served and runs no more: edges have copies of it. */
  #offers(releases: readonly OfferedRelease[]): Offer[] {
    const gone = [...this.#served]
      .map(([name, version]) => ({ name, version }))
      .filter(({ name, version }) => !releases.some((one) => one.name === name && one.version === version));
    return [...releases, ...gone].flatMap((release) => this.#shelf.offerOf(release) ?? []);
  }

  #publish({ modules, leftOut }: Decision, releases: readonly OfferedRelease[]): void {
    const isGood = (release: OfferedRelease): boolean => {
      const found = this.#shelf.offerOf(release)?.found;
      return found !== undefined && 'release' in found;
    };
    const table: Table = {
      modules: modules.map(({ name, stable, canary }) => ({
        name,
        stable: stable.entry.version,
        canary: canary && {
          version: canary.release.entry.version,
          weight: canary.weight,
          audience: [...canary.audience],
        },
      })),
      releases: releases.filter(isGood).map(({ urls, ...release }) => ({ ...release, urls: [...urls] })),
      leftOut: [...leftOut],
    };
    const etag = `"${createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 24)}"`;
    if (etag !== this.#current?.etag) this.#current = { table, etag };
    for (const left of leftOut) this.#tell(left.folder, `is left out of the site: ${reasonLine(left)}`);
    for (const { name, faults } of modules) {
      const [fault] = faults;
      this.#tell(name, fault ? `keeps its last good version: ${fault.of}: ${reasonLine(fault)}` : '');
    }
  }

  #tell(name: string, line: string): void {
    if ((this.#told.get(name) ?? '') === line) return;
    this.#told.set(name, line);
    this.#options.log(line ? `${name} ${line}` : `${name} is as it is wanted again`);
  }

  async #report(
    module: FrontendModule,
    decision: Decision,
    releases: readonly OfferedRelease[],
  ): Promise<void> {
    const { name, resourceVersion } = module.metadata;
    if (this.#written.get(name) === resourceVersion) return;
    const runs = (version: string) => releases.some((one) => one.name === name && one.version === version);
    const missing = [module.spec.stable].filter((version) => !runs(version));
    const status = statusOf(module, decision, missing, new Date());
    if (isSameStatus(status, module.status)) return;
    this.#written.set(name, resourceVersion);
    try {
      await this.#api.saveStatus(module, status);
    } catch (error) {
      // With 409 the object has changed, and its change is on its way.
      this.#written.delete(name);
      if (codeOf(error) !== 409)
        this.#options.log(`the status of ${name} cannot be written: ${codeOf(error) ?? error}`);
    }
  }

  async #undoFailures(): Promise<void> {
    for (const { name, version, reason } of failingCanaries(this.#decision, await this.#readCounts())) {
      this.#options.log(`${name} ${version} is undone: ${reason}`);
      // oxlint-disable-next-line no-await-in-loop -- rarely more than one
      await this.#halt(name, version, reason);
    }
  }

  async #halt(name: string, version: string, reason: string): Promise<void> {
    try {
      const module = await this.#api.find(name);
      if (module?.spec.canary?.version !== version) return;
      const spec = { ...halted(module.spec), change: { verb: 'undo' as const, by: 'registry', reason } };
      await this.#api.saveSpec(module, spec);
    } catch (error) {
      this.#options.log(`${name} ${version} cannot be undone: ${codeOf(error) ?? error}`);
    }
  }

  async #readCounts(): Promise<CountsFile[]> {
    const urls = (this.#edges?.list() ?? []).flatMap((slice) => readyUrls(slice, 'internal'));
    const read = urls.map(async (url) => {
      try {
        const reply = await fetch(`${url}/counts`, { signal: AbortSignal.timeout(countsMs) });
        return [CountsFile.parse(await reply.json())];
      } catch {
        return [];
      }
    });
    return (await Promise.all(read)).flat();
  }
}
