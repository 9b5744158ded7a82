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
import { Controller } from '@nestjs/common';
import { DownloadReport } from './download-report.js';
import { FreeAnalysisListStore } from './free-analysis-list.store.js';
import { GetFreeAnalysis } from './get-free-analysis.js';
import { SubmitFreeAnalysis } from './submit-free-analysis.js';

@Controller()
export class FreeAnalysisController {
  constructor(
    private readonly submitting: SubmitFreeAnalysis,
    private readonly getting: GetFreeAnalysis,
    private readonly downloading: DownloadReport,
    private readonly lists: FreeAnalysisListStore,
  ) {}

  @Handles(submitFreeAnalysis)
  async submit(
    @Input() { user, files, body, signal }: Call<typeof submitFreeAnalysis>,
  ): Promise<RouteReply<typeof submitFreeAnalysis>> {
    const { jobDescriptionText, outputLanguage } = body;
    const submission = {
      resume: files['resume'],
      jobDescription: files['jobDescription'],
      jobDescriptionText,
    };
    const { id } = await this.submitting.submit(user.id, submission, outputLanguage, signal);
    return { data: { id, status: 'queued' } };
  }

  @Handles(getFreeRemaining)
  async remaining(
    @Input() { user }: Call<typeof getFreeRemaining>,
  ): Promise<RouteReply<typeof getFreeRemaining>> {
    const { remaining, resetsAt } = await this.submitting.allowance(user.id);
    return { data: { remaining, resetsAt: resetsAt.toISOString() } };
  }

  @Handles(getFreeAnalysis)
  async get(
    @Input() { user, params }: Call<typeof getFreeAnalysis>,
  ): Promise<RouteReply<typeof getFreeAnalysis>> {
    return { data: await this.getting.ownedBy(user.id, params.id) };
  }

  @Handles(downloadFreeReport)
  async report(@Input() { user, params, reply }: Call<typeof downloadFreeReport>): Promise<Uint8Array> {
    const { name, bytes } = await this.downloading.run(user.id, params.id);
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
    return this.lists.list(query, user.id);
  }

  @Handles(adminListFreeAnalyses)
  listAll(
    @Input() { query }: Call<typeof adminListFreeAnalyses>,
  ): Promise<RouteReply<typeof adminListFreeAnalyses>> {
    return this.lists.list(query, null);
  }

  @Handles(adminGetFreeAnalysis)
  async getAny(
    @Input() { user, params }: Call<typeof adminGetFreeAnalysis>,
  ): Promise<RouteReply<typeof adminGetFreeAnalysis>> {
    return { data: await this.getting.any(user.id, params.id) };
  }
}
