import { listApplications, saveApplication } from '@fitfolio/analysis-contract/applications';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { Applications } from './applications.js';

@Controller()
export class ApplicationsController {
  constructor(private readonly applications: Applications) {}

  @Handles(listApplications)
  async list(@Input() { user }: Call<typeof listApplications>) {
    return { data: await this.applications.ownedBy(user.id) };
  }

  @Handles(saveApplication)
  async save(@Input() { user, params, body }: Call<typeof saveApplication>) {
    return { data: await this.applications.save(user.id, params.id, body) };
  }
}
