import {
  CustomObjectsApi,
  type KubeConfig,
  type KubernetesListObject,
  type KubernetesObject,
  PatchStrategy,
  setHeaderOptions,
} from '@kubernetes/client-node';
import type { SpecFile } from '../module-spec.js';
import { apiVersion, type FrontendModule, group, parseModule, plural, type Status } from './objects.js';

/** Owns decisions, whoever makes them. */
const decides = 'fitfolio-release';
/** Owns what is observed. */
const observes = 'fitfolio-registry';

const merge = setHeaderOptions('Content-Type', PatchStrategy.MergePatch);
const apply = setHeaderOptions('Content-Type', PatchStrategy.ServerSideApply);

/** The code of an answer of the Kubernetes API, or null. */
export const codeOf = (error: unknown): number | null => {
  const { code } = error as { code?: unknown };
  return typeof code === 'number' ? code : null;
};

/** The `FrontendModule` objects of one namespace. */
export class ModulesApi {
  readonly #api: CustomObjectsApi;
  readonly #kind: { group: string; version: string; namespace: string; plural: string };
  readonly path: string;

  constructor(config: KubeConfig, namespace: string) {
    this.#api = config.makeApiClient(CustomObjectsApi);
    this.#kind = { group, version: apiVersion, namespace, plural };
    this.path = `/apis/${group}/${apiVersion}/namespaces/${namespace}/${plural}`;
  }

  list(): Promise<KubernetesListObject<KubernetesObject>> {
    return this.#api.listNamespacedCustomObject(this.#kind) as Promise<
      KubernetesListObject<KubernetesObject>
    >;
  }

  async find(name: string): Promise<FrontendModule | null> {
    try {
      return parseModule(
        (await this.#api.getNamespacedCustomObject({ ...this.#kind, name })) as KubernetesObject,
      );
    } catch (error) {
      if (codeOf(error) === 404) return null;
      throw error;
    }
  }

  /** Makes an object that was not there. */
  async create(spec: SpecFile): Promise<void> {
    const { name } = spec;
    const body = { apiVersion: `${group}/${apiVersion}`, kind: 'FrontendModule', metadata: { name }, spec };
    await this.#api.patchNamespacedCustomObject({ ...this.#kind, name, body, fieldManager: decides }, apply);
  }

  /**
   * Makes the spec what it says. Whoever wrote a part of it before, by hand even, that part is gone when it is not named any
   * more; an apply would leave what others own. The server refuses with 409 when the object has changed since it was read.
   */
  async saveSpec({ metadata }: FrontendModule, spec: SpecFile): Promise<void> {
    const { name, resourceVersion } = metadata;
    const body = { metadata: { resourceVersion }, spec: { ...spec, canary: spec.canary ?? null } };
    await this.#api.patchNamespacedCustomObject({ ...this.#kind, name, body, fieldManager: decides }, merge);
  }

  /** Sets the whole status, if the object is still the one that it was made for. */
  async saveStatus({ metadata }: FrontendModule, status: Status): Promise<void> {
    // A merge keeps what is not named.
    const body = {
      metadata: { resourceVersion: metadata.resourceVersion },
      status: { ...status, canary: status.canary ?? null, served: status.served ?? null },
    };
    const { name } = metadata;
    await this.#api.patchNamespacedCustomObjectStatus(
      { ...this.#kind, name, body, fieldManager: observes },
      merge,
    );
  }
}
