import { invariantsWatch } from '@fitfolio/service-kit/metrics/invariants-watch';
import { Module } from '@nestjs/common';
import { invariants } from './audit/invariants.js';
import { ApplicationsModule } from './applications/applications.module.js';
import { CareerPlanModule } from './career-plan/career-plan.module.js';
import { CvModule } from './cv/cv.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { FitAnalysisModule } from './fit-analysis/fit-analysis.module.js';
import { FitProductsModule } from './fit-products/fit-products.module.js';
import { FreeAnalysisModule } from './free-analysis/free-analysis.module.js';
import { InterviewModule } from './interview/interview.module.js';
import { ModelModule } from './model/model.module.js';
import { OwnData } from './own-data.js';
import { RememberPerson } from './people/remember-person.handler.js';
import { PreviewModule } from './preview/preview.module.js';
import { ScreeningModule } from './screening/screening.module.js';

@Module({
  imports: [
    DocumentsModule,
    FreeAnalysisModule,
    FitAnalysisModule,
    FitProductsModule,
    ApplicationsModule,
    CareerPlanModule,
    CvModule,
    InterviewModule,
    ModelModule,
    PreviewModule,
    ScreeningModule,
  ],
  controllers: [RememberPerson, OwnData],
  providers: [invariantsWatch(invariants)],
})
export class AppModule {}
