import { Module } from '@nestjs/common';
import { FreeAnalysisModule } from './free-analysis/free-analysis.module.js';
import { OwnData } from './people/own-data.js';
import { RememberPerson } from './people/remember-person.handler.js';

@Module({ imports: [FreeAnalysisModule], providers: [RememberPerson, OwnData] })
export class AppModule {}
