import { setTimeout as delay } from 'node:timers/promises';
import { DiscoveryV1Api, type KubeConfig } from '@kubernetes/client-node';
import { codeOf, ModulesApi } from '../cluster/modules-api.js';
import { moduleLabel, type OfferedRelease, offeredReleases, parseModule } from '../cluster/objects.js';
import { type Change, RefusedChange, type SpecFile } from '../module-spec.js';
import type { ModuleState, ModuleStore, ReadModule } from './module-store.js';

/** How often it is tried anew when only the status was written meanwhile. */
const triesMax = 5;
const offeredWithinMs = 120_000;
const againMs = 500;

/** The modules of a cluster: `FrontendModule` objects, owned by those who release. */
export class ClusterStore implements ModuleStore {
  readonly #api: ModulesApi;
  readonly #discovery: DiscoveryV1Api;
  readonly #namespace: string;

  constructor(config: KubeConfig, namespace: string) {
    this.#api = new ModulesApi(config, namespace);
    this.#discovery = config.makeApiClient(DiscoveryV1Api);
    this.#namespace = namespace;
  }

  async find(name: string): Promise<ReadModule | null> {
    const module = await this.#api.find(name);
    return module ? { spec: module.spec, token: String(module.metadata.generation) } : null;
  }

  async save(spec: SpecFile, change: Change, read: ReadModule | null): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        return await this.#saveOnce({ ...spec, change }, read);
      } catch (error) {
        if (codeOf(error) === 403) throw new RefusedChange(`You may not change ${spec.name}.`);
        if (codeOf(error) !== 409 || tries >= triesMax) throw error;
      }
    }
  }

  /** The generation changes with the spec only, and not with what the registry observes. */
  async #saveOnce(spec: SpecFile, read: ReadModule | null): Promise<void> {
    const now = await this.#api.find(spec.name);
    if ((now ? String(now.metadata.generation) : undefined) !== read?.token)
      throw new RefusedChange('Somebody has changed it meanwhile. Look again: status.');
    if (now) await this.#api.saveSpec(now, spec);
    else await this.#api.create(spec);
  }

  async states(): Promise<readonly ModuleState[]> {
    const [{ items }, offered] = await Promise.all([this.#api.list(), this.#offered()]);
    return items.flatMap((object): ModuleState[] => {
      const module = parseModule(object);
      if (!module) return [];
      const { served, conditions, history } = module.status;
      const isServed = conditions.some(({ type, status }) => type === 'Ready' && status === 'True');
      const faults = conditions.filter(
        ({ type, status }) =>
          (type === 'Degraded' && status === 'True') || (type === 'Ready' && status !== 'True'),
      );
      return [
        {
          spec: module.spec,
          served: isServed ? (served ?? null) : null,
          versions: offered.filter(({ name }) => name === module.spec.name).map(({ version }) => version),
          faults: faults.map(({ message }) => message),
          history: history.map(({ verb, ...line }) => ({
            ...line,
            ...(verb && { verb: verb as Change['verb'] }),
          })),
        },
      ];
    });
  }

  async offer(name: string, version: string): Promise<void> {
    const until = performance.now() + offeredWithinMs;
    while (!(await this.#isOffered(name, version))) {
      if (performance.now() > until)
        throw new RefusedChange(
          `No release ${version} of ${name} runs in ${this.#namespace}: install it first.`,
        );
      await delay(againMs);
    }
  }

  async #isOffered(name: string, version: string): Promise<boolean> {
    return (await this.#offered()).some((one) => one.name === name && one.version === version);
  }

  async #offered(): Promise<OfferedRelease[]> {
    const { items } = await this.#discovery.listNamespacedEndpointSlice({
      namespace: this.#namespace,
      labelSelector: moduleLabel,
    });
    return offeredReleases(items).filter(({ urls }) => urls.length > 0);
  }
}
