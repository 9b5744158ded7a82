import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { EngineModule } from '../engine/engine.module.js';
import { LinksModule } from '../links/links.module.js';
import { ModelModule } from '../model/model.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AdminFitAnalysisController } from './admin-fit-analysis.controller.js';
import { DeleteOldDocuments } from './delete-old-documents.js';
import { DownloadFitReport } from './download-fit-report.js';
import { EstimateFitAnalysis } from './estimate-fit-analysis.js';
import { FitAnalysisController } from './fit-analysis.controller.js';
import { FitAnalysisStore } from './fit-analysis.store.js';
import { GetFitAnalysis } from './get-fit-analysis.js';
import { KeepFitDocuments } from './keep-fit-documents.js';
import { ListFitAnalyses } from './list-fit-analyses.js';
import { RerunFitAnalysis } from './rerun-fit-analysis.js';
import { RunFitAnalysis } from './run-fit-analysis.handler.js';
import { SettleDecided } from './settle-fit-analysis.handler.js';
import { SettleFitAnalysis } from './settle-fit-analysis.js';
import { SharesController } from './shares.controller.js';
import { ReadInputs } from './read-inputs.js';
import { Shares } from './shares.js';
import { SubmitFitAnalysis } from './submit-fit-analysis.js';
import { SweepFitAnalyses } from './sweep-fit-analyses.js';

@Module({
  imports: [DocumentsModule, EngineModule, LinksModule, ModelModule, TokensModule],
  controllers: [
    FitAnalysisController,
    SharesController,
    AdminFitAnalysisController,
    RunFitAnalysis,
    SettleDecided,
  ],
  providers: [
    FitAnalysisStore,
    ReadInputs,
    EstimateFitAnalysis,
    SubmitFitAnalysis,
    SettleFitAnalysis,
    SweepFitAnalyses,
    GetFitAnalysis,
    ListFitAnalyses,
    KeepFitDocuments,
    DeleteOldDocuments,
    DownloadFitReport,
    Shares,
    RerunFitAnalysis,
  ],
})
export class FitAnalysisModule {}
