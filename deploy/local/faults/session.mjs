import { setTimeout as pause } from 'node:timers/promises';

const freshMs = 6 * 60_000;
/** All who were refused at once sign in together. */
const againMs = 1_000;
const timeoutMs = 8_000;
const triesMax = 60;

/** Somebody signed in for as long as the run lasts: signs in again before the token is too old. */
export class Session {
  #token;
  #since = 0;

  constructor(url, credentials) {
    Object.assign(this, { url, credentials });
  }

  /** A token that is still good; everyone who asks at once gets the same. */
  token() {
    if (Date.now() - this.#since > freshMs) {
      this.#since = Date.now();
      this.#token = this.#logIn();
    }
    return this.#token;
  }

  /** A service does not take the token: by its clock it is too old. */
  forget() {
    if (Date.now() - this.#since > againMs) this.#since = 0;
  }

  async userId() {
    return JSON.parse(Buffer.from((await this.token()).split('.')[1], 'base64url')).sub;
  }

  async #logIn() {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const reply = await fetch(`${this.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(this.credentials),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => undefined);
      if (reply?.ok) return (await reply.json()).access_token;
      await pause(200 + 20 * tries);
    }
    throw new Error('nobody signed us in');
  }
}
