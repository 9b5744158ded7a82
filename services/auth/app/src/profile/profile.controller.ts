import { getMe, updateMe } from '@fitfolio/auth-contract/me';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { Database } from '@fitfolio/service-kit/db/database';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { findMe } from '../accounts/find-me.js';
import { UpdateProfile } from './update-profile.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly database: Database,
    private readonly updateProfile: UpdateProfile,
  ) {}

  @Handles(getMe)
  async me(@Input() { user }: Call<typeof getMe>): Promise<RouteReply<typeof getMe>> {
    return { data: await findMe(this.database, user.id) };
  }

  @Handles(updateMe)
  async update(@Input() { user, body }: Call<typeof updateMe>): Promise<RouteReply<typeof updateMe>> {
    return { data: await this.updateProfile.run(user.id, body) };
  }
}
