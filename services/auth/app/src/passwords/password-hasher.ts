import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { argon2id, hash, verify } from 'argon2';
import { makeThreadsPatient } from './patient-threads.js';

const settings = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Each needs 19 MB and a core: more at once would starve everything else. */
const atOnceMax = 2;
/** About two seconds of work: whoever comes later would wait in vain. */
const waitingMax = 100;
const retryAfterSeconds = 2;

/** Argon2id, at most two at a time; the rest wait in line. */
@Injectable()
export class PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** Made at once: the first unknown address must not take longer than the others. */
  readonly #decoy = this.hash('no account has this password').finally(makeThreadsPatient);

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize('NFC'), settings));
  }

  /** Takes as long without a hash as with one, so that time does not tell whether an account exists. */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.#decoy);
    const right = await this.inTurn(() => verify(against, password.normalize('NFC')));
    return right && stored !== null && stored !== undefined;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= waitingMax)
      throw problem('UNAVAILABLE', 'Too many people are signing in just now.', {
        headers: { 'retry-after': String(retryAfterSeconds) },
      });
    if (this.#running >= atOnceMax) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
