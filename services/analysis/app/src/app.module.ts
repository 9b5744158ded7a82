import { Module } from '@nestjs/common';
import { FreeAnalysisModule } from './free-analysis/free-analysis.module.js';
import { RememberPerson } from './people/remember-person.handler.js';

@Module({ imports: [FreeAnalysisModule], providers: [RememberPerson] })
export class AppModule {}
