import { addCandidate, removeCandidate, startCandidates } from '@fitfolio/analysis-contract/screening';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { idempotencyKey } from '@fitfolio/service-kit/http/idempotency';
import { Controller } from '@nestjs/common';
import { AddCandidate } from './add-candidate.js';
import { RemoveCandidate } from './remove-candidate.js';
import { StartCandidates } from './start-candidates.js';

@Controller()
export class CandidatesController {
  constructor(
    private readonly addCandidate: AddCandidate,
    private readonly removeCandidate: RemoveCandidate,
    private readonly startCandidates: StartCandidates,
  ) {}

  @Handles(addCandidate)
  async add(@Input() { user, params, headers, address, files, signal }: Call<typeof addCandidate>) {
    const upload = { key: idempotencyKey(headers), address, resume: files['resume'] };
    return { data: await this.addCandidate.run(params.id, user, upload, signal) };
  }

  @Handles(removeCandidate)
  async remove(@Input() { user, params }: Call<typeof removeCandidate>): Promise<void> {
    await this.removeCandidate.run(params.id, params.candidateId, user);
  }

  @Handles(startCandidates)
  async start(@Input() { user, params, body }: Call<typeof startCandidates>) {
    return { data: await this.startCandidates.run(params.id, user, body.candidateIds) };
  }
}
