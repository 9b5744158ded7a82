import { isDeepStrictEqual } from 'node:util';
import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import type { AdminUser } from '@fitfolio/auth-contract/admin-users';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { lock } from '@fitfolio/service-kit/db/lock';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.entity.js';
import { administrators, anotherAdmin } from '../accounts/last-admin.js';
import { SessionStore } from '../accounts/session.store.js';
import { MailStore } from '../adapters/mail/mail.store.js';
import { writeAudit } from '../audit/write-audit.js';
import { db } from '../tables.js';
import { findUser } from './find-users.js';

const refuse = problemOf(authErrorCodes);

export interface UserChange {
  readonly adminId: string;
  readonly id: string;
  readonly reason: string;
}

type Action =
  | 'email-verified'
  | 'account-disabled'
  | 'account-enabled'
  | 'admin-made'
  | 'admin-removed'
  | 'sessions-ended';
/** How many sessions it ended, where it ends any. */
type Step = (tx: Tx, user: AdminUser) => Promise<number | void>;

/**
 * What administrators do to accounts: each with a reason, in one transaction with its line in the audit log. What
 * changes nothing leaves none.
 */
@Injectable()
export class ChangeUser {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
    private readonly mails: MailStore,
  ) {}

  verify(change: UserChange): Promise<AdminUser> {
    return this.run('email-verified', change, (tx) => set(tx, change.id, { emailVerified: true }));
  }

  disable(change: UserChange): Promise<AdminUser> {
    return this.run('account-disabled', change, async (tx, user) => {
      await this.assertMayLose(tx, change, user);
      await set(tx, change.id, { disabled: true });
      return this.sessions.endOf(tx, change.id, { except: null });
    });
  }

  enable(change: UserChange): Promise<AdminUser> {
    return this.run('account-enabled', change, (tx) => set(tx, change.id, { disabled: false }));
  }

  makeAdmin(change: UserChange): Promise<AdminUser> {
    return this.run('admin-made', change, async (tx, user) => {
      if (user.disabled) throw refuse('ACCOUNT_DISABLED', 'This account is disabled.');
      if (!user.emailVerified)
        throw refuse('EMAIL_NOT_VERIFIED', 'Only a verified address can be an administrator’s.');
      await set(tx, change.id, { isAdmin: true });
      if (!user.is_admin)
        await this.mails.add(tx, { kind: 'admin-made', recipient: user.email, language: undefined });
    });
  }

  /** The sessions end too: their tokens say "administrator" for minutes. */
  removeAdmin(change: UserChange): Promise<AdminUser> {
    return this.run('admin-removed', change, async (tx, user) => {
      await this.assertMayLose(tx, change, user);
      await set(tx, change.id, { isAdmin: false });
      return this.sessions.endOf(tx, change.id, { except: null });
    });
  }

  endSessions(change: UserChange): Promise<AdminUser> {
    return this.run('sessions-ended', change, async (tx) => {
      return this.sessions.endOf(tx, change.id, { except: null });
    });
  }

  private async assertMayLose(tx: Tx, { adminId, id }: UserChange, user: AdminUser): Promise<void> {
    if (id === adminId) throw refuse('OWN_ACCOUNT', 'Not to one’s own account.');
    if (user.is_admin && !(await anotherAdmin(tx, id)))
      throw refuse('LAST_ADMIN', 'There must be at least one administrator.');
  }

  private run(action: Action, { adminId, id, reason }: UserChange, step: Step): Promise<AdminUser> {
    return this.database.transaction(async (tx) => {
      await lock(tx.db, administrators);
      await db(tx).selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
      const before = await findUser(tx, id);
      if (!before) throw problem('NOT_FOUND', 'There is no such user.');
      const ended = (await step(tx, before)) ?? 0;
      const after = await findUser(tx, id);
      if (!after) throw new Error('the account that was just changed is gone');
      const rights = { before: rightsOf(before), after: rightsOf(after) };
      if (ended > 0 || !isDeepStrictEqual(rights.before, rights.after))
        await writeAudit(tx.db, { action, actorId: adminId, subject: id, reason, ...rights });
      return after;
    });
  }
}

type Right = 'emailVerified' | 'disabled' | 'isAdmin';

const set = async (tx: Tx, id: string, change: Partial<Pick<Account, Right>>): Promise<void> => {
  await db(tx).updateTable('account').set(change).where('id', '=', id).execute();
};

const rightsOf = ({ emailVerified, disabled, is_admin }: AdminUser) => ({
  emailVerified,
  disabled,
  is_admin,
});
