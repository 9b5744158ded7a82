import { Module } from '@nestjs/common';
import { Allowances } from './allowances.js';
import { CorrectFreeAnalysis } from './corrections/correct-free-analysis.js';
import { CorrectionsController } from './corrections/corrections.controller.js';
import { CorrectionsStore } from './corrections/corrections.store.js';
import { ListCorrectedTerms } from './corrections/list-corrected-terms.js';
import { DeleteOldAnalyses } from './delete-old-analyses.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DownloadReport } from './download-report.js';
import { EngineModule } from '../engine/engine.module.js';
import { FreeAnalysisController } from './free-analysis.controller.js';
import { FreeAnalysisStore } from './free-analysis.store.js';
import { GetFreeAnalysis } from './get-free-analysis.js';
import { ListFreeAnalyses } from './list-free-analyses.js';
import { RunFreeAnalysis } from './run-free-analysis.handler.js';
import { SubmitFreeAnalysis } from './submit-free-analysis.js';

@Module({
  imports: [DocumentsModule, EngineModule],
  controllers: [FreeAnalysisController, CorrectionsController, RunFreeAnalysis],
  providers: [
    FreeAnalysisStore,
    Allowances,
    ListFreeAnalyses,
    SubmitFreeAnalysis,
    GetFreeAnalysis,
    CorrectionsStore,
    CorrectFreeAnalysis,
    ListCorrectedTerms,
    DownloadReport,
    DeleteOldAnalyses,
  ],
})
export class FreeAnalysisModule {}
