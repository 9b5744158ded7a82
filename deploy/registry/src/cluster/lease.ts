import { type CoordinationV1Api, type V1Lease, V1MicroTime } from '@kubernetes/client-node';

const durationSeconds = 10;
const renewMs = 3_000;

interface LeaseOptions {
  readonly api: CoordinationV1Api;
  readonly namespace: string;
  readonly name: string;
  readonly identity: string;
  /** Milliseconds that only go on. */
  readonly now?: () => number;
  /** Takes lines for who began and ceased to hold it. */
  readonly log: (line: string) => void;
}

/**
 * Lets one of several processes act. Clocks are not compared: a lease has run out when it was not renewed for its duration by
 * the clock of whoever looks.
 */
export class LeaseHolder {
  readonly #options: LeaseOptions;
  #heldUntil = 0;
  #seen = { renewal: '', at: 0 };
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  readonly #now: () => number;

  constructor(options: LeaseOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  get isHeld(): boolean {
    return this.#now() < this.#heldUntil;
  }

  start(): void {
    const next = async (): Promise<void> => {
      await this.turn();
      if (!this.#stopped) this.#timer = setTimeout(() => void next(), renewMs);
    };
    void next();
  }

  /** Takes it, keeps it, or sees that another has it. */
  async turn(): Promise<void> {
    const before = this.isHeld;
    const began = this.#now();
    try {
      if (await this.#tryToHold()) this.#heldUntil = began + durationSeconds * 1000;
    } catch {
      // Held until it runs out; another process sees the same clock go on.
    }
    if (before !== this.isHeld)
      this.#options.log(this.isHeld ? 'holds the lease' : 'does not hold the lease any more');
  }

  /** Gives it away, so that another need not wait. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    if (!this.isHeld) return;
    this.#heldUntil = 0;
    const lease = await this.#read();
    if (lease?.spec?.holderIdentity === this.#options.identity)
      await this.#write({ ...lease, spec: { ...lease.spec, holderIdentity: '' } });
  }

  async #tryToHold(): Promise<boolean> {
    const { api, namespace, name, identity } = this.#options;
    const lease = await this.#read();
    const spec = {
      holderIdentity: identity,
      leaseDurationSeconds: durationSeconds,
      renewTime: new V1MicroTime(),
    };
    if (!lease) {
      await api.createNamespacedLease({ namespace, body: { metadata: { name }, spec } });
      return true;
    }
    const { holderIdentity = '', renewTime } = lease.spec ?? {};
    const renewal = `${holderIdentity} ${String(renewTime)}`;
    if (renewal !== this.#seen.renewal) this.#seen = { renewal, at: this.#now() };
    const isOver = this.#now() - this.#seen.at > durationSeconds * 1000;
    if (holderIdentity !== identity && holderIdentity !== '' && !isOver) return false;
    return this.#write({ ...lease, spec: { ...lease.spec, ...spec } });
  }

  async #read(): Promise<V1Lease | null> {
    const { api, namespace, name } = this.#options;
    try {
      return await api.readNamespacedLease({ namespace, name });
    } catch (error) {
      if ((error as { code?: unknown }).code === 404) return null;
      throw error;
    }
  }

  /** The version that was read goes with it, so that of two who write one is refused. */
  async #write(body: V1Lease): Promise<boolean> {
    const { api, namespace, name } = this.#options;
    await api.replaceNamespacedLease({ namespace, name, body });
    return true;
  }
}
