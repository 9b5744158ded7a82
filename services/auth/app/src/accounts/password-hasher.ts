import { availableParallelism } from 'node:os';
import { BoundedQueue, type TaskOwner } from '@fitfolio/service-kit/limit/bounded-queue';
import { currentNetwork } from '@fitfolio/service-kit/log/request-context';
import { Injectable } from '@nestjs/common';
import { argon2id, hash, verify } from 'argon2';

const settings = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
export const hashQueue = {
  /** Each needs 19 MB and a core; half of the cores stay free for everything else. */
  atOnceMax: Math.max(1, Math.floor(availableParallelism() / 2)),
  waitingMax: 100,
  /** Whoever waits longer has reloaded the page. */
  waitMsMax: 10_000,
};

/** Who asks is not known before the password is checked, but the network is. */
function whose(): TaskOwner | undefined {
  const network = currentNetwork();
  return network === undefined ? undefined : { person: network, network };
}

/** Argon2id, a few at a time; the rest wait, each network for its turn. */
@Injectable()
export class PasswordHasher {
  readonly #queue = new BoundedQueue(hashQueue);
  /** Made at once: the first unknown address must not take longer than the others. */
  readonly #decoy = this.hash('no account has this password');

  hash(password: string): Promise<string> {
    return this.#queue.run(() => hash(password.normalize('NFC'), settings), undefined, whose());
  }

  /** Takes as long without a hash as with one, so that time does not tell whether an account exists. */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.#decoy);
    const right = await this.#queue.run(() => verify(against, password.normalize('NFC')), undefined, whose());
    return right && stored !== null && stored !== undefined;
  }
}
