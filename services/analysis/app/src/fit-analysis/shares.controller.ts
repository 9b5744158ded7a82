import {
  listShares,
  openSharedFitAnalysis,
  revokeShare,
  shareFitAnalysis,
} from '@fitfolio/analysis-contract/fit-analysis';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { LinkDoor } from '../links/link-door.js';
import { Shares } from './shares.js';

@Controller()
export class SharesController {
  constructor(
    private readonly shares: Shares,
    private readonly door: LinkDoor,
  ) {}

  @Handles(shareFitAnalysis)
  async share(@Input() { user, params, body }: Call<typeof shareFitAnalysis>) {
    return { data: await this.shares.make(user.id, params.id, body.days) };
  }

  @Handles(listShares)
  async list(@Input() { user, params }: Call<typeof listShares>) {
    return { data: await this.shares.of(user.id, params.id) };
  }

  @Handles(revokeShare)
  async revoke(@Input() { user, params }: Call<typeof revokeShare>): Promise<void> {
    await this.shares.revoke(user.id, params.id, params.shareId);
  }

  @Handles(openSharedFitAnalysis)
  async open(@Input() { body, address, reply }: Call<typeof openSharedFitAnalysis>) {
    await this.door.enter({ address, reply });
    return { data: await this.shares.open(body.token, body.language) };
  }
}
