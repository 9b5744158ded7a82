import { codeTtlMinutes, resendWaitSeconds } from '@fitfolio/auth-contract/mail';
import { requestVerification, verifyEmail } from '@fitfolio/auth-contract/routes';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { shownUser } from '../accounts/account.entity.js';
import { RequestVerification } from './request-verification.js';
import { VerifyEmail } from './verify-email.js';

@Controller()
export class VerificationController {
  constructor(
    private readonly requesting: RequestVerification,
    private readonly verifying: VerifyEmail,
  ) {}

  @Handles(requestVerification)
  async request(
    @Input() { user, body }: Call<typeof requestVerification>,
  ): Promise<RouteReply<typeof requestVerification>> {
    await this.requesting.run(user.id, body.language);
    return { data: { retryAfterSeconds: resendWaitSeconds, expiresInSeconds: codeTtlMinutes * 60 } };
  }

  @Handles(verifyEmail)
  async verify(@Input() { user, body }: Call<typeof verifyEmail>): Promise<RouteReply<typeof verifyEmail>> {
    return { data: shownUser(await this.verifying.run(user.id, body.code)) };
  }
}
