import { denyNotice } from '@fitfolio/auth-contract/notices';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { DenyNotice } from './deny-notice.js';

@Controller()
export class NoticesController {
  constructor(private readonly denyNotice: DenyNotice) {}

  @Handles(denyNotice)
  async deny(@Input() { body, address }: Call<typeof denyNotice>): Promise<RouteReply<typeof denyNotice>> {
    return { data: { email: await this.denyNotice.run(body.token, address) } };
  }
}
