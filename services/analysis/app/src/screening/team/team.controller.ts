import {
  addCellComment,
  listCellComments,
  listScreeningMembers,
  removeCellComment,
  shareScreening,
  unshareScreening,
} from '@fitfolio/analysis-contract/screening-team';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { idempotencyKey } from '@fitfolio/service-kit/http/idempotency';
import { Controller } from '@nestjs/common';
import { Comments } from './comments.js';
import { Members } from './members.js';

interface CandidateParams {
  readonly id: string;
  readonly candidateId: string;
}

const candidateIn = ({ id: screeningId, candidateId }: CandidateParams) => ({ screeningId, candidateId });

@Controller()
export class TeamController {
  constructor(
    private readonly members: Members,
    private readonly comments: Comments,
  ) {}

  @Handles(listScreeningMembers)
  async listMembers(@Input() { user, params }: Call<typeof listScreeningMembers>) {
    return { data: await this.members.of(params.id, user) };
  }

  @Handles(shareScreening)
  async share(@Input() { user, params, body }: Call<typeof shareScreening>) {
    return { data: await this.members.share(params.id, user, body) };
  }

  @Handles(unshareScreening)
  async unshare(@Input() { user, params }: Call<typeof unshareScreening>): Promise<void> {
    await this.members.end(params.id, params.memberId, user);
  }

  @Handles(listCellComments)
  async listComments(@Input() { user, params }: Call<typeof listCellComments>) {
    return { data: await this.comments.of(candidateIn(params), user) };
  }

  @Handles(addCellComment)
  async comment(@Input() { user, params, headers, body }: Call<typeof addCellComment>) {
    return { data: await this.comments.add(candidateIn(params), user, idempotencyKey(headers), body) };
  }

  @Handles(removeCellComment)
  async removeComment(@Input() { user, params }: Call<typeof removeCellComment>): Promise<void> {
    await this.comments.remove(candidateIn(params), user, params.commentId);
  }
}
