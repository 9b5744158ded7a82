import { getLoginPasskeyOptions, loginWithCode, loginWithPasskey } from '@fitfolio/auth-contract/second-step';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { answerSignIn, browserOf } from '../authentication/answer-sign-in.js';
import type { AuthConfig } from '../config.js';
import { FinishLogIn } from './finish-log-in.js';

@Controller()
export class SecondStepController {
  constructor(
    private readonly finishLogIn: FinishLogIn,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  @Handles(loginWithCode)
  async withCode(@Input() call: Call<typeof loginWithCode>): Promise<RouteReply<typeof loginWithCode>> {
    const outcome = await this.finishLogIn.byCode(call.body.code, browserOf(call, this.config.PUBLIC_URL));
    return answerSignIn(call.reply, this.config.PUBLIC_URL, outcome);
  }

  @Handles(getLoginPasskeyOptions)
  async options(
    @Input() call: Call<typeof getLoginPasskeyOptions>,
  ): Promise<RouteReply<typeof getLoginPasskeyOptions>> {
    return { data: { options: await this.finishLogIn.askPasskey(browserOf(call, this.config.PUBLIC_URL)) } };
  }

  @Handles(loginWithPasskey)
  async withPasskey(
    @Input() call: Call<typeof loginWithPasskey>,
  ): Promise<RouteReply<typeof loginWithPasskey>> {
    const outcome = await this.finishLogIn.byPasskey(
      call.body.passkey,
      browserOf(call, this.config.PUBLIC_URL),
    );
    return answerSignIn(call.reply, this.config.PUBLIC_URL, outcome);
  }
}
