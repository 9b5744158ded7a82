import { codeTtlMinutes, resendWaitSeconds } from '@fitfolio/auth-contract/mail';
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
  validateResetCode,
} from '@fitfolio/auth-contract/passwords';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { readCookie, refreshCookie } from '../accounts/cookies.js';
import { originOf } from '../accounts/origin.js';
import type { AuthConfig } from '../config.js';
import { ChangePassword } from './change-password.js';
import { ResetPassword } from './reset-password.js';

@Controller()
export class PasswordsController {
  constructor(
    private readonly resetPassword: ResetPassword,
    private readonly changePassword: ChangePassword,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  @Handles(requestPasswordReset)
  async request(
    @Input() { body, address }: Call<typeof requestPasswordReset>,
  ): Promise<RouteReply<typeof requestPasswordReset>> {
    await this.resetPassword.request(body.email, body.language, address);
    return { data: { retryAfterSeconds: resendWaitSeconds, expiresInSeconds: codeTtlMinutes * 60 } };
  }

  @Handles(validateResetCode)
  async validate(@Input() { body, address }: Call<typeof validateResetCode>): Promise<void> {
    await this.resetPassword.validate(body, address);
  }

  @Handles(resetPassword)
  async reset(@Input() call: Call<typeof resetPassword>): Promise<void> {
    await this.resetPassword.run(call.body, originOf(call));
  }

  @Handles(changePassword)
  async change(@Input() call: Call<typeof changePassword>): Promise<void> {
    const { user, body, cookies } = call;
    const keep = readCookie(cookies, this.config.PUBLIC_URL, refreshCookie);
    await this.changePassword.run(user.id, body, { origin: originOf(call), keep });
  }
}
