import {
  type KubeConfig,
  type KubernetesListObject,
  type KubernetesObject,
  ListWatch,
  Watch,
} from '@kubernetes/client-node';

const againMs = 1_000;
const againMsMax = 15_000;

interface Followable<Kind extends KubernetesObject> {
  /** The address that is watched: `/apis/discovery.k8s.io/v1/namespaces/fitfolio/endpointslices`. */
  readonly path: string;
  readonly list: () => Promise<KubernetesListObject<Kind>>;
  readonly labelSelector?: string;
  readonly onChange: () => void;
  readonly log: (line: string) => void;
}

/**
 * The objects of one kind, as they are now. The informer of the client ends with most errors; this one begins again, and
 * has the objects it had meanwhile.
 */
export class Followed<Kind extends KubernetesObject> {
  readonly #informer: ListWatch<Kind>;
  readonly #what: Followable<Kind>;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #listed = false;

  constructor(config: KubeConfig, what: Followable<Kind>) {
    this.#what = what;
    const list = async (): Promise<KubernetesListObject<Kind>> => {
      const listed = await what.list();
      this.#cameBack();
      return listed;
    };
    this.#informer = new ListWatch(what.path, new Watch(config), list, false, what.labelSelector);
    this.#informer.on('change', () => what.onChange());
    this.#informer.on('error', (error: unknown) => this.#again(error));
  }

  /** Whether the first list has come. */
  get isListed(): boolean {
    return this.#listed;
  }

  list(): readonly Kind[] {
    return this.#informer.list();
  }

  start(): void {
    this.#informer.start().catch((error: unknown) => this.#again(error));
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    void this.#informer.stop();
  }

  #cameBack(): void {
    if (this.#failures > 0) this.#what.log(`${this.#what.path} answers again`);
    this.#failures = 0;
    this.#listed = true;
    // The objects are taken over after the list has come.
    setImmediate(this.#what.onChange);
  }

  #again(error: unknown): void {
    if (this.#stopped) return;
    if (this.#failures === 0)
      this.#what.log(
        `${this.#what.path} cannot be followed: ${error instanceof Error ? error.message : String(error)}`,
      );
    const pauseMs = Math.min(againMs * 2 ** this.#failures, againMsMax);
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.start(), pauseMs);
  }
}
