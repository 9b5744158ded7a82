import { getReauthenticationOptions, reauthenticate } from '@fitfolio/auth-contract/reauthentication';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { Passkeys } from '../authentication/passkeys.js';
import { Reauthenticate } from './reauthenticate.js';

@Controller()
export class ReauthenticationController {
  constructor(
    private readonly reauthenticate: Reauthenticate,
    private readonly passkeys: Passkeys,
  ) {}

  @Handles(reauthenticate)
  async prove(
    @Input() { user, body }: Call<typeof reauthenticate>,
  ): Promise<RouteReply<typeof reauthenticate>> {
    return { access_token: await this.reauthenticate.run(user, body) };
  }

  @Handles(getReauthenticationOptions)
  async options(
    @Input() { user }: Call<typeof getReauthenticationOptions>,
  ): Promise<RouteReply<typeof getReauthenticationOptions>> {
    return { data: { options: await this.passkeys.ask('passkey-again', user.id) } };
  }
}
