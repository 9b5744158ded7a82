import {
  adminGetFitModel,
  adminGetFreeModel,
  adminSaveFitModel,
  adminSaveFreeModel,
  adminTestFitModel,
  adminTestFreeModel,
} from '@fitfolio/analysis-contract/models';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ModelSettingsStore } from './model-settings.js';
import { TestModel } from './test-model.js';

@Controller()
export class ModelsController {
  constructor(
    private readonly settings: ModelSettingsStore,
    private readonly testModel: TestModel,
  ) {}

  @Handles(adminGetFreeModel)
  async free() {
    return { data: await this.settings.shown('free-analysis') };
  }

  @Handles(adminSaveFreeModel)
  async saveFree(@Input() { user, body }: Call<typeof adminSaveFreeModel>) {
    return { data: await this.settings.save(user.id, 'free-analysis', body) };
  }

  @Handles(adminTestFreeModel)
  async testFree(@Input() { user }: Call<typeof adminTestFreeModel>) {
    return { data: await this.testModel.run(user.id, 'free-analysis') };
  }

  @Handles(adminGetFitModel)
  async fit() {
    return { data: await this.settings.shown('premium-fit-analysis') };
  }

  @Handles(adminSaveFitModel)
  async saveFit(@Input() { user, body }: Call<typeof adminSaveFitModel>) {
    return { data: await this.settings.save(user.id, 'premium-fit-analysis', body) };
  }

  @Handles(adminTestFitModel)
  async testFit(@Input() { user }: Call<typeof adminTestFitModel>) {
    return { data: await this.testModel.run(user.id, 'premium-fit-analysis') };
  }
}
