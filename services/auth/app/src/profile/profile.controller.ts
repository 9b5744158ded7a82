import { getMe, updateMe } from '@fitfolio/auth-contract/me';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Controller } from '@nestjs/common';
import { shownMe } from '../accounts/account.entity.js';
import { AccountStore } from '../accounts/account.store.js';
import { UpdateProfile } from './update-profile.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly accounts: AccountStore,
    private readonly updating: UpdateProfile,
  ) {}

  @Handles(getMe)
  async me(@Input() { user }: Call<typeof getMe>): Promise<RouteReply<typeof getMe>> {
    const account = await this.accounts.find(user.id);
    if (!account) throw problem('UNAUTHENTICATED', 'This account is gone.');
    return { data: shownMe(account) };
  }

  @Handles(updateMe)
  async update(@Input() { user, body }: Call<typeof updateMe>): Promise<RouteReply<typeof updateMe>> {
    return { data: shownMe(await this.updating.run(user.id, body)) };
  }
}
