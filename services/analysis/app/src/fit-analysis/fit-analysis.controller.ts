import {
  downloadFitReport,
  estimateFitAnalysis,
  getFitAnalysisResult,
  getFitAnalysisStatus,
  keepFitDocuments,
  listFitAnalyses,
  submitFitAnalysis,
} from '@fitfolio/analysis-contract/fit-analysis';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { idempotencyKey } from '@fitfolio/service-kit/http/idempotency';
import { Controller } from '@nestjs/common';
import { submissionOf } from '../documents/read-submission.js';
import { DownloadFitReport } from './download-fit-report.js';
import { EstimateFitAnalysis } from './estimate-fit-analysis.js';
import { GetFitAnalysis } from './get-fit-analysis.js';
import { KeepFitDocuments } from './keep-fit-documents.js';
import { ListFitAnalyses } from './list-fit-analyses.js';
import { SubmitFitAnalysis } from './submit-fit-analysis.js';

@Controller()
export class FitAnalysisController {
  constructor(
    private readonly estimateFitAnalysis: EstimateFitAnalysis,
    private readonly submitFitAnalysis: SubmitFitAnalysis,
    private readonly getFitAnalysis: GetFitAnalysis,
    private readonly listFitAnalyses: ListFitAnalyses,
    private readonly keepFitDocuments: KeepFitDocuments,
    private readonly downloadFitReport: DownloadFitReport,
  ) {}

  @Handles(estimateFitAnalysis)
  async estimate(@Input() call: Call<typeof estimateFitAnalysis>) {
    return { data: await this.estimateFitAnalysis.run(submissionOf(call), call.signal) };
  }

  @Handles(submitFitAnalysis)
  async submit(@Input() call: Call<typeof submitFitAnalysis>) {
    const { user, headers, body, signal } = call;
    const caller = { userId: user.id, key: idempotencyKey(headers) };
    return {
      data: await this.submitFitAnalysis.run(caller, submissionOf(call), body.outputLanguage, signal),
    };
  }

  @Handles(listFitAnalyses)
  list(@Input() { user, query }: Call<typeof listFitAnalyses>) {
    return this.listFitAnalyses.ownedBy(user.id, query);
  }

  @Handles(getFitAnalysisStatus)
  async status(@Input() { user, params }: Call<typeof getFitAnalysisStatus>) {
    return { data: await this.getFitAnalysis.status(user.id, params.id) };
  }

  @Handles(getFitAnalysisResult)
  async result(@Input() { user, params, query }: Call<typeof getFitAnalysisResult>) {
    return { data: await this.getFitAnalysis.result(user.id, params.id, query.language) };
  }

  @Handles(downloadFitReport)
  async report(@Input() { user, params, query, reply }: Call<typeof downloadFitReport>): Promise<Uint8Array> {
    const { name, bytes } = await this.downloadFitReport.run(user.id, params.id, query.language);
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-security-policy', "sandbox; default-src 'none'");
    return bytes;
  }

  @Handles(keepFitDocuments)
  async keep(@Input() { user, params, body }: Call<typeof keepFitDocuments>) {
    const until = await this.keepFitDocuments.run(user.id, params.id, body.days);
    return { data: { documentsKeptUntil: until?.toISOString() ?? null } };
  }
}
