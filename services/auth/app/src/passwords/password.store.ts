import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.entity.js';
import { CodeStore } from '../accounts/code.store.js';
import { MailStore } from '../adapters/mail/mail.store.js';
import { writeAudit } from '../audit/audit.store.js';
import { refreshHash } from '../keys/token-keys.js';

export interface PasswordChange {
  readonly account: Account;
  readonly passwordHash: string;
  readonly how: 'password-reset' | 'password-changed';
  readonly language: OutputLanguage | undefined;
  /** The refresh token of the session that stays. */
  readonly keep?: string | undefined;
}

/** A new password ends what the old one opened: sessions and codes. Its owner is told. */
@Injectable()
export class PasswordStore {
  constructor(
    private readonly codes: CodeStore,
    private readonly mails: MailStore,
  ) {}

  async change(tx: Tx, { account, passwordHash, how, language, keep }: PasswordChange): Promise<void> {
    // The stronger lock waits for a refresh that is adding a session just now: it must be ended, too.
    await tx.sql('select 1 from account where id = $1 for update', [account.id]);
    await tx.sql(
      `update account set password_hash = $2, email_verified = email_verified or $3 where id = $1`,
      [account.id, passwordHash, how === 'password-reset'],
    );
    await tx.sql(
      `delete from session where account_id = $1 and id is distinct from
         (select family from refresh_token where hash = $2 and account_id = $1)`,
      [account.id, keep === undefined ? null : refreshHash(keep)],
    );
    await this.codes.endAllOf(tx.sql, account.id);
    await writeAudit(tx.sql, { action: how, actor: account.id, subject: account.id });
    await this.mails.add(tx.sql, { kind: 'password-changed', recipient: account.email, language });
  }
}
