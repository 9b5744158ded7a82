import {
  addPasskey,
  addTotp,
  listFactors,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
  setUpPasskey,
  setUpTotp,
} from '@fitfolio/auth-contract/factors';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { originOf } from '../accounts/origin.js';
import type { Adding } from './add-factor.js';
import { AddPasskey } from './add-passkey.js';
import { AddTotp } from './add-totp.js';
import { ChangeFactors } from './change-factors.js';

@Controller()
export class FactorsController {
  constructor(
    private readonly changeFactors: ChangeFactors,
    private readonly addingTotp: AddTotp,
    private readonly addingPasskey: AddPasskey,
  ) {}

  @Handles(listFactors)
  async list(@Input() { user }: Call<typeof listFactors>): Promise<RouteReply<typeof listFactors>> {
    return { data: await this.changeFactors.list(user.id) };
  }

  @Handles(setUpTotp)
  async setUpTotp(@Input() { user }: Call<typeof setUpTotp>): Promise<RouteReply<typeof setUpTotp>> {
    return { data: await this.addingTotp.setUp(user.id) };
  }

  @Handles(addTotp)
  async addTotp(@Input() call: Call<typeof addTotp>): Promise<RouteReply<typeof addTotp>> {
    return { data: await this.addingTotp.run(addingOf(call), call.body.setup, call.body.code) };
  }

  @Handles(setUpPasskey)
  async setUpPasskey(@Input() { user }: Call<typeof setUpPasskey>): Promise<RouteReply<typeof setUpPasskey>> {
    return { data: { options: await this.addingPasskey.setUp(user.id) } };
  }

  @Handles(addPasskey)
  async addPasskey(@Input() call: Call<typeof addPasskey>): Promise<RouteReply<typeof addPasskey>> {
    return { data: await this.addingPasskey.run(addingOf(call), call.body.passkey) };
  }

  @Handles(renameFactor)
  async rename(@Input() call: Call<typeof renameFactor>): Promise<RouteReply<typeof renameFactor>> {
    const { user, params, body } = call;
    return { data: await this.changeFactors.rename(user.id, params.id, body.name) };
  }

  @Handles(removeFactor)
  async remove(@Input() call: Call<typeof removeFactor>): Promise<void> {
    await this.changeFactors.remove(call.user.id, call.params.id, originOf(call));
  }

  @Handles(renewRecoveryCodes)
  async renew(
    @Input() { user }: Call<typeof renewRecoveryCodes>,
  ): Promise<RouteReply<typeof renewRecoveryCodes>> {
    return { data: { recoveryCodes: await this.changeFactors.renewRecoveryCodes(user.id) } };
  }
}

const addingOf = (call: Call<typeof addTotp> | Call<typeof addPasskey>): Adding => ({
  accountId: call.user.id,
  sessionId: call.user.sessionId,
  name: call.body.name,
  origin: originOf(call),
});
