import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TokenKeys } from '../keys/token-keys.js';
import { safePath } from './safe-path.js';

const purpose = 'google-flow';
const stateBytes = 24;
export const flowMinutes = 10;

interface Flow {
  readonly state: string;
  readonly verifier: string;
  readonly redirect: string;
  readonly endsAt: number;
}

/** What passport would keep in a session travels in a sealed cookie instead. */
@Injectable()
export class GoogleFlow {
  constructor(private readonly keys: TokenKeys) {}

  begin(verifier: string, redirect: string | undefined): { readonly state: string; readonly sealed: string } {
    const state = randomBytes(stateBytes).toString('base64url');
    const endsAt = Date.now() + flowMinutes * 60_000;
    const flow: Flow = { state, verifier, redirect: safePath(redirect), endsAt };
    return { state, sealed: this.keys.seal(purpose, JSON.stringify(flow)) };
  }

  /** The PKCE verifier of the flow that left with this state; null when the cookie tells of another one. */
  verifierOf(sealed: string | undefined, state: string | undefined): string | null {
    const flow = this.open(sealed);
    return flow !== null && flow.state === state ? flow.verifier : null;
  }

  /** Where a flow was to lead; home when the cookie is not ours. */
  redirectOf(sealed: string | undefined): string {
    return this.open(sealed)?.redirect ?? '/';
  }

  private open(sealed: string | undefined): Flow | null {
    const text = sealed === undefined ? null : this.keys.unseal(purpose, sealed);
    const flow = text === null ? null : (JSON.parse(text) as Flow);
    return flow !== null && flow.endsAt > Date.now() ? flow : null;
  }
}
