import { invariantsWatch } from '@fitfolio/service-kit/metrics/invariants-watch';
import { Module } from '@nestjs/common';
import { invariants } from './audit/invariants.js';
import { FreeAnalysisModule } from './free-analysis/free-analysis.module.js';
import { OwnData } from './own-data.js';
import { RememberPerson } from './people/remember-person.handler.js';

@Module({
  imports: [FreeAnalysisModule],
  controllers: [RememberPerson, OwnData],
  providers: [invariantsWatch(invariants)],
})
export class AppModule {}
