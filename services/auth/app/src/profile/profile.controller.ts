import { getMe, updateMe } from '@fitfolio/auth-contract/me';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { isPlainLocalhost } from '@fitfolio/service-kit/http/cross-site';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { findMe } from '../accounts/find-me.js';
import type { AuthConfig } from '../config.js';
import { UpdateProfile } from './update-profile.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly database: Database,
    private readonly updateProfile: UpdateProfile,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  @Handles(getMe)
  async me(@Input() { user }: Call<typeof getMe>): Promise<RouteReply<typeof getMe>> {
    const me = await findMe(this.database, user.id);
    const misses = me.is_admin && !user.secondFactor && !isPlainLocalhost(this.config.PUBLIC_URL);
    return { data: { ...me, ...(misses && { secondFactorMissing: true }) } };
  }

  @Handles(updateMe)
  async update(@Input() { user, body }: Call<typeof updateMe>): Promise<RouteReply<typeof updateMe>> {
    return { data: await this.updateProfile.run(user.id, body) };
  }
}
