import { adminFreeAnalysisDays } from '@fitfolio/analysis-contract/fit-analysis';
import {
  adminGetFreeAnalysis,
  adminListFreeAnalyses,
  downloadFreeReport,
  getFreeAnalysis,
  getFreeRemaining,
  listFreeAnalyses,
  submitFreeAnalysis,
} from '@fitfolio/analysis-contract/free-analysis';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Database } from '@fitfolio/service-kit/db/database';
import { Controller } from '@nestjs/common';
import { analysisDays } from '../analysis-days.js';
import { submissionOf } from '../documents/read-submission.js';
import { Allowances } from './allowances.js';
import { DownloadReport } from './download-report.js';
import { GetFreeAnalysis } from './get-free-analysis.js';
import { ListFreeAnalyses } from './list-free-analyses.js';
import { SubmitFreeAnalysis } from './submit-free-analysis.js';

@Controller()
export class FreeAnalysisController {
  constructor(
    private readonly allowances: Allowances,
    private readonly submitFreeAnalysis: SubmitFreeAnalysis,
    private readonly getFreeAnalysis: GetFreeAnalysis,
    private readonly downloadReport: DownloadReport,
    private readonly listFreeAnalyses: ListFreeAnalyses,
    private readonly database: Database,
  ) {}

  @Handles(submitFreeAnalysis)
  async submit(
    @Input() call: Call<typeof submitFreeAnalysis>,
  ): Promise<RouteReply<typeof submitFreeAnalysis>> {
    const { body, signal } = call;
    const claimant = await this.allowances.claimantOf(call);
    const submission = submissionOf(call);
    const { id } = await this.submitFreeAnalysis.submit(claimant, submission, body.outputLanguage, signal);
    return { data: { id, status: 'queued' } };
  }

  @Handles(getFreeRemaining)
  async remaining(
    @Input() call: Call<typeof getFreeRemaining>,
  ): Promise<RouteReply<typeof getFreeRemaining>> {
    const claimant = await this.allowances.claimantOf(call);
    const { remaining, resetsAt, awaitsVerification } = await this.allowances.today(this.database, claimant);
    return { data: { remaining, resetsAt: resetsAt.toISOString(), awaitsVerification } };
  }

  @Handles(getFreeAnalysis)
  async get(
    @Input() { user, params }: Call<typeof getFreeAnalysis>,
  ): Promise<RouteReply<typeof getFreeAnalysis>> {
    return { data: await this.getFreeAnalysis.ownedBy(user.id, params.id) };
  }

  @Handles(downloadFreeReport)
  async report(@Input() { user, params, reply }: Call<typeof downloadFreeReport>): Promise<Uint8Array> {
    const { name, bytes } = await this.downloadReport.run(user.id, params.id);
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-security-policy', "sandbox; default-src 'none'");
    return bytes;
  }

  @Handles(listFreeAnalyses)
  list(
    @Input() { user, query }: Call<typeof listFreeAnalyses>,
  ): Promise<RouteReply<typeof listFreeAnalyses>> {
    return this.listFreeAnalyses.ownedBy(user.id, query);
  }

  @Handles(adminListFreeAnalyses)
  listAll(
    @Input() { query }: Call<typeof adminListFreeAnalyses>,
  ): Promise<RouteReply<typeof adminListFreeAnalyses>> {
    return this.listFreeAnalyses.all(query);
  }

  @Handles(adminGetFreeAnalysis)
  async getAny(
    @Input() { user, params }: Call<typeof adminGetFreeAnalysis>,
  ): Promise<RouteReply<typeof adminGetFreeAnalysis>> {
    return { data: await this.getFreeAnalysis.any(user.id, params.id) };
  }

  @Handles(adminFreeAnalysisDays)
  async days(
    @Input() { query }: Call<typeof adminFreeAnalysisDays>,
  ): Promise<RouteReply<typeof adminFreeAnalysisDays>> {
    return { data: await analysisDays(this.database, 'free_analysis', query.days) };
  }
}
