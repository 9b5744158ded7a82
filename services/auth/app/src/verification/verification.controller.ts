import { codeTtlMinutes, resendWaitSeconds } from '@fitfolio/auth-contract/mail';
import { requestVerification, verifyEmail } from '@fitfolio/auth-contract/verification';
import { verifyEmailLink } from '@fitfolio/auth-contract/verify-link';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { RequestVerification } from './request-verification.js';
import { VerifyEmail } from './verify-email.js';
import { VerifyLink } from './verify-link.js';

@Controller()
export class VerificationController {
  constructor(
    private readonly requestVerification: RequestVerification,
    private readonly verifyEmail: VerifyEmail,
    private readonly byLink: VerifyLink,
  ) {}

  @Handles(requestVerification)
  async request(
    @Input() { user, body, address }: Call<typeof requestVerification>,
  ): Promise<RouteReply<typeof requestVerification>> {
    await this.requestVerification.run(user.id, address, body.language);
    return { data: { retryAfterSeconds: resendWaitSeconds, expiresInSeconds: codeTtlMinutes * 60 } };
  }

  @Handles(verifyEmailLink)
  async verifyLink(
    @Input() { body, address }: Call<typeof verifyEmailLink>,
  ): Promise<RouteReply<typeof verifyEmailLink>> {
    return { data: { email: await this.byLink.run(body.token, address) } };
  }

  @Handles(verifyEmail)
  async verify(
    @Input() { user, body, address }: Call<typeof verifyEmail>,
  ): Promise<RouteReply<typeof verifyEmail>> {
    return { data: await this.verifyEmail.run(user.id, body.code, address) };
  }
}
