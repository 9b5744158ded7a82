import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { Module, type ModuleVerb } from '@fitfolio/auth-contract/modules';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { AuthConfig } from '../../config.js';

const refuse = problemOf(authErrorCodes);
const answerMs = 5_000;

const Modules = z.object({ modules: z.array(Module) });
const Refusal = z.object({ message: z.string() });

export interface ModuleChange {
  readonly verb: ModuleVerb;
  readonly name: string;
  readonly version?: string | undefined;
  readonly weight?: number | undefined;
  readonly audience?: readonly string[] | undefined;
  readonly by: string;
  readonly reason: string;
}

/** The registry of remotes, which decides who gets which release. It answers only who knows its token. */
@Injectable()
export class Registry {
  constructor(@InjectConfig() private readonly config: AuthConfig) {}

  async list(): Promise<Module[]> {
    const reply = await this.ask('/modules');
    if (!reply.ok) throw away();
    return Modules.parse(await reply.json()).modules;
  }

  /** What holds from then on. */
  async change(change: ModuleChange): Promise<void> {
    const body = JSON.stringify(change);
    const reply = await this.ask('/changes', { method: 'POST', body });
    if (reply.status === 409) {
      const { message } = Refusal.parse(await reply.json());
      throw refuse('MODULE_CHANGE_REFUSED', message, { details: { message } });
    }
    if (!reply.ok) throw away();
  }

  private async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const { REGISTRY_URL, REGISTRY_TOKEN } = this.config;
    if (REGISTRY_URL === undefined || REGISTRY_TOKEN === undefined) throw away();
    const headers = { authorization: `Bearer ${REGISTRY_TOKEN}`, 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(answerMs);
    return fetch(`${REGISTRY_URL}${path}`, { ...init, headers, signal }).catch((cause: unknown) => {
      throw away(cause);
    });
  }
}

const away = (cause?: unknown): Error =>
  problem('UNAVAILABLE', 'The registry of remotes does not answer.', { cause });
