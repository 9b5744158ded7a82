import { changeModule, listReleases } from '@fitfolio/auth-contract/modules';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { Registry } from '../adapters/registry/registry.js';
import { ChangeModule } from './change-module.js';

@Controller()
export class ModulesController {
  constructor(
    private readonly registry: Registry,
    private readonly changeModule: ChangeModule,
  ) {}

  @Handles(listReleases)
  async list(): Promise<RouteReply<typeof listReleases>> {
    return { data: await this.registry.list() };
  }

  @Handles(changeModule)
  async change(
    @Input() { user, params, body }: Call<typeof changeModule>,
  ): Promise<RouteReply<typeof changeModule>> {
    return { data: await this.changeModule.run(user.id, params.name, body) };
  }
}
