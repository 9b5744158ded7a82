import type { changeModule, Module } from '@fitfolio/auth-contract/modules';
import type { RouteInput } from '@fitfolio/contract-kit/route';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { Registry } from '../adapters/registry/registry.js';
import { writeAudit } from '../audit/write-audit.js';

type Change = RouteInput<typeof changeModule>['body'];

/** What the audit keeps of a module. */
const factsOf = ({ stable, canary, enabled }: Module) => ({
  stable,
  canary: canary?.version ?? null,
  weight: canary?.weight ?? null,
  enabled,
});

@Injectable()
export class ChangeModule {
  constructor(
    private readonly registry: Registry,
    private readonly database: Database,
  ) {}

  /** The registry keeps who and why as well: its own history tells what the audit could not be told any more. */
  async run(adminId: string, name: string, change: Change): Promise<Module> {
    const before = await this.find(name);
    await this.registry.change({ ...change, name, by: adminId });
    const after = await this.find(name);
    await this.database.transaction((tx) =>
      writeAudit(tx.db, {
        action: 'module-changed',
        actorId: adminId,
        subject: name,
        reason: change.reason,
        before: factsOf(before),
        after: factsOf(after),
      }),
    );
    return after;
  }

  private async find(name: string): Promise<Module> {
    const found = (await this.registry.list()).find((module) => module.name === name);
    if (!found) throw problem('NOT_FOUND', 'There is no such module.');
    return found;
  }
}
