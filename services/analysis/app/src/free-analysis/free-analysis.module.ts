import { Module } from '@nestjs/common';
import { DeleteOldAnalyses } from './delete-old-analyses.js';
import { DownloadReport } from './download-report.js';
import { FreeAnalysisListStore } from './free-analysis-list.store.js';
import { FreeAnalysisController } from './free-analysis.controller.js';
import { FreeAnalysisStore } from './free-analysis.store.js';
import { GetFreeAnalysis } from './get-free-analysis.js';
import { RunFreeAnalysis } from './run-free-analysis.handler.js';
import { SubmitFreeAnalysis } from './submit-free-analysis.js';

@Module({
  controllers: [FreeAnalysisController],
  providers: [
    FreeAnalysisStore,
    FreeAnalysisListStore,
    SubmitFreeAnalysis,
    GetFreeAnalysis,
    RunFreeAnalysis,
    DownloadReport,
    DeleteOldAnalyses,
  ],
})
export class FreeAnalysisModule {}
