import {
  changeScreening,
  changeScreeningRequirements,
  createScreening,
  deleteScreening,
  getScreening,
  listScreenings,
  listScreeningVersions,
} from '@fitfolio/analysis-contract/screening';
import { listScreeningEvents } from '@fitfolio/analysis-contract/screening-table';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { idempotencyKey } from '@fitfolio/service-kit/http/idempotency';
import { Controller } from '@nestjs/common';
import { submissionOf } from '../documents/read-submission.js';
import { ChangeScreening } from './change-screening.js';
import { CreateScreening } from './create-screening.js';
import { DeleteScreening } from './delete-screening.js';
import { GetScreening } from './get-screening.js';
import { ListScreenings } from './list-screenings.js';
import { ScreeningLog } from './log.js';
import { RequirementsVersions } from './requirements-versions.js';

@Controller()
export class ScreeningController {
  constructor(
    private readonly createScreening: CreateScreening,
    private readonly listScreenings: ListScreenings,
    private readonly getScreening: GetScreening,
    private readonly changeScreening: ChangeScreening,
    private readonly deleteScreening: DeleteScreening,
    private readonly versions: RequirementsVersions,
    private readonly log: ScreeningLog,
  ) {}

  @Handles(createScreening)
  async create(@Input() call: Call<typeof createScreening>) {
    const { user, headers, body, signal } = call;
    const caller = { userId: user.id, key: idempotencyKey(headers) };
    return {
      data: await this.createScreening.run(caller, submissionOf(call), body.outputLanguage, signal),
    };
  }

  @Handles(listScreenings)
  list(@Input() { user, query }: Call<typeof listScreenings>) {
    return this.listScreenings.of(user, query);
  }

  @Handles(getScreening)
  async get(@Input() { user, params, query }: Call<typeof getScreening>) {
    return { data: await this.getScreening.run(params.id, user, query.language) };
  }

  @Handles(changeScreening)
  async change(@Input() { user, params, body }: Call<typeof changeScreening>) {
    return { data: await this.changeScreening.run(params.id, user, body) };
  }

  @Handles(deleteScreening)
  async remove(@Input() { user, params }: Call<typeof deleteScreening>): Promise<void> {
    await this.deleteScreening.run(params.id, user);
  }

  @Handles(changeScreeningRequirements)
  async correct(@Input() { user, params, body }: Call<typeof changeScreeningRequirements>) {
    return { data: { version: await this.versions.change(params.id, user, body) } };
  }

  @Handles(listScreeningVersions)
  async listVersions(@Input() { user, params, query }: Call<typeof listScreeningVersions>) {
    return { data: await this.versions.of(params.id, user, query.language) };
  }

  @Handles(listScreeningEvents)
  async listEvents(@Input() { user, params }: Call<typeof listScreeningEvents>) {
    return { data: await this.log.of(params.id, user) };
  }
}
