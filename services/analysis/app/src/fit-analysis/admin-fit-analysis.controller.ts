import {
  adminExportFitAnalyses,
  adminFitAnalysisDays,
  adminGetFitAnalysisResult,
  adminListFitAnalyses,
  adminReleaseFitAnalysis,
  adminRepeatFitAnalysis,
} from '@fitfolio/analysis-contract/fit-analysis';
import { Database } from '@fitfolio/service-kit/db/database';
import { csvStream } from '@fitfolio/service-kit/http/csv';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { analysisDays } from '../analysis-days.js';
import { GetFitAnalysis } from './get-fit-analysis.js';
import { ListFitAnalyses } from './list-fit-analyses.js';
import { RerunFitAnalysis } from './rerun-fit-analysis.js';

@Controller()
export class AdminFitAnalysisController {
  constructor(
    private readonly database: Database,
    private readonly listing: ListFitAnalyses,
    private readonly getFitAnalysis: GetFitAnalysis,
    private readonly rerun: RerunFitAnalysis,
  ) {}

  @Handles(adminListFitAnalyses)
  list(@Input() { query }: Call<typeof adminListFitAnalyses>) {
    return this.listing.all(query);
  }

  @Handles(adminExportFitAnalyses)
  export(@Input() { query, reply }: Call<typeof adminExportFitAnalyses>) {
    return csvStream(
      reply,
      'premium-fit-analyses',
      {
        created_at: (a) => a.createdAt.toISOString(),
        email: (a) => a.email,
        status: (a) => a.status,
        failure: (a) => a.failureCode,
        score: (a) => a.score,
        resume: (a) => a.resumeFileName,
        job_description: (a) => a.jobFileName,
        position: (a) => a.position,
        career_plan: (a) => a.careerPlanStatus,
        run: (a) => a.run,
        seconds: (a) => a.seconds,
        user_id: (a) => a.userId,
        id: (a) => a.id,
      },
      this.listing.allRows(query),
    );
  }

  @Handles(adminFitAnalysisDays)
  async days(@Input() { query }: Call<typeof adminFitAnalysisDays>) {
    return { data: await analysisDays(this.database, 'fit_analysis', query.days) };
  }

  @Handles(adminGetFitAnalysisResult)
  async result(@Input() { user, params, query }: Call<typeof adminGetFitAnalysisResult>) {
    return { data: await this.getFitAnalysis.anyResult(user.id, params.id, query.language) };
  }

  @Handles(adminRepeatFitAnalysis)
  async repeat(@Input() { user, params, body }: Call<typeof adminRepeatFitAnalysis>) {
    return { data: await this.rerun.repeat({ actorId: user.id, id: params.id, reason: body.reason }) };
  }

  @Handles(adminReleaseFitAnalysis)
  async release(@Input() { user, params, body }: Call<typeof adminReleaseFitAnalysis>) {
    return { data: await this.rerun.release({ actorId: user.id, id: params.id, reason: body.reason }) };
  }
}
