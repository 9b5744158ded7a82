import { adminListCorrections, correctFreeAnalysis } from '@fitfolio/analysis-contract/corrections';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { CorrectFreeAnalysis } from './correct-free-analysis.js';
import { ListCorrectedTerms } from './list-corrected-terms.js';

@Controller()
export class CorrectionsController {
  constructor(
    private readonly correctFreeAnalysis: CorrectFreeAnalysis,
    private readonly listCorrectedTerms: ListCorrectedTerms,
  ) {}

  @Handles(correctFreeAnalysis)
  async correct(
    @Input() { user, params, body }: Call<typeof correctFreeAnalysis>,
  ): Promise<RouteReply<typeof correctFreeAnalysis>> {
    return { data: await this.correctFreeAnalysis.run(user.id, params.id, body.corrections) };
  }

  @Handles(adminListCorrections)
  list(
    @Input() { query }: Call<typeof adminListCorrections>,
  ): Promise<RouteReply<typeof adminListCorrections>> {
    return this.listCorrectedTerms.run(query);
  }
}
