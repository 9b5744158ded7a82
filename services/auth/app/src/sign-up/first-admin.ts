import { Email, NewPassword } from '@fitfolio/auth-contract/user';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import { lock } from '@fitfolio/service-kit/db/lock';
import type { Work } from '@fitfolio/service-kit/db/tables';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { writeAudit } from '../audit/write-audit.js';
import type { AuthConfig } from '../config.js';
import { isCommonPassword } from '../accounts/common-passwords.js';
import { isPersonalPassword } from '../accounts/personal-password.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import { db } from '../tables.js';
import { AccountStore } from '../accounts/account.store.js';

/** Makes the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD when there is none. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly hasher: PasswordHasher,
    @InjectConfig() private readonly config: AuthConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.config;
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD || (await this.exists())) return;
    const email = Email.parse(ADMIN_EMAIL);
    // Whoever configures the site is told, not kept from starting it.
    if (isCommonPassword(ADMIN_PASSWORD) || isPersonalPassword(ADMIN_PASSWORD, { email }))
      this.logger.warn('ADMIN_PASSWORD is easily guessed: change it after signing in');
    const passwordHash = await this.hasher.hash(NewPassword.parse(ADMIN_PASSWORD));
    await this.database.transaction(async (tx) => {
      await lock(tx.db, 'first administrator');
      if (await this.exists(tx)) return;
      let id = await this.accounts.add(tx, { email, passwordHash, isAdmin: true });
      // Someone may have signed up with that address before: the configuration names the administrator, not they.
      if (id === null) {
        const taken = await db(tx)
          .updateTable('account')
          .set({ isAdmin: true, emailVerified: true, disabled: false, passwordHash })
          .where('email', '=', email)
          .returning('id')
          .executeTakeFirstOrThrow();
        id = taken.id;
        // … and whoever is signed in there must not become one by refreshing.
        await db(tx).deleteFrom('session').where('accountId', '=', id).execute();
      }
      await writeAudit(tx.db, { action: 'admin-made', actorId: null, subject: id });
      this.logger.info('the first administrator was made');
    });
  }

  private async exists(work: Work = this.database): Promise<boolean> {
    const admin = await db(work)
      .selectFrom('account')
      .select('id')
      .where('isAdmin', '=', true)
      .limit(1)
      .executeTakeFirst();
    return admin !== undefined;
  }
}
