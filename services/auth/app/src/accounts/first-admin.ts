import { Email, NewPassword } from '@fitfolio/auth-contract/user';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { writeAudit } from '../audit/audit.store.js';
import type { AuthConfig } from '../config.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { AccountStore } from './account.store.js';

const lockId = 720_112_027;

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
    const passwordHash = await this.hasher.hash(NewPassword.parse(ADMIN_PASSWORD));
    await this.database.transaction(async (tx) => {
      await tx.sql('select pg_advisory_xact_lock($1)', [lockId]);
      if (await this.exists(tx.sql)) return;
      let id = await this.accounts.add(tx, { email, passwordHash, isAdmin: true });
      // Someone may have signed up with that address before: the configuration names the administrator, not they.
      if (!id) {
        const [taken] = await tx.sql<{ id: string }>(
          `update account set is_admin = true, email_verified = true, disabled = false, password_hash = $2
           where email = $1 returning id`,
          [email, passwordHash],
        );
        id = taken?.id ?? null;
        // … and whoever is signed in there must not become one by refreshing.
        await tx.sql('delete from session where account_id = (select id from account where email = $1)', [
          email,
        ]);
      }
      await writeAudit(tx.sql, { action: 'admin-made', actor: null, subject: id ?? email });
      this.logger.info('the first administrator was made');
    });
  }

  private async exists(sql = this.database.sql): Promise<boolean> {
    return (await sql('select 1 from account where is_admin limit 1')).length > 0;
  }
}
