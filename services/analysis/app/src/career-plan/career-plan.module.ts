import { Module } from '@nestjs/common';
import { FitProductsModule } from '../fit-products/fit-products.module.js';
import { ModelModule } from '../model/model.module.js';
import { CareerPlans } from './career-plans.js';
import { ChangeCareerPlan } from './change-career-plan.js';
import { DownloadPlan } from './download-plan.js';
import { PhraseCareerPlan } from './phrase-career-plan.js';
import { CareerPlanController } from './career-plan.controller.js';

@Module({
  imports: [FitProductsModule, ModelModule],
  controllers: [CareerPlanController],
  providers: [CareerPlans, ChangeCareerPlan, DownloadPlan, PhraseCareerPlan],
})
export class CareerPlanModule {}
