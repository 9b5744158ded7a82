import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { lock } from '@fitfolio/service-kit/db/lock';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { AccountStore, tellName } from '../accounts/account.store.js';
import { CodeStore } from '../accounts/code.store.js';
import { SessionStore } from '../accounts/session.store.js';
import { writeAudit } from '../audit/write-audit.js';
import { db } from '../tables.js';
import type { GooglePerson } from './google-identity.js';

const refuse = problemOf(authErrorCodes);

/** Which account a person of Google's has here: by `sub`, else by address, else a new one. */
@Injectable()
export class LinkGoogle {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountStore,
    private readonly sessions: SessionStore,
    private readonly codes: CodeStore,
  ) {}

  run(person: GooglePerson): Promise<string> {
    return this.database.transaction(async (tx) => {
      // Two first sign-ins at once are one account.
      await lock(tx.db, `google ${person.sub}`);
      const known = await db(tx)
        .selectFrom('account')
        .select('id')
        .where('googleSub', '=', person.sub)
        .executeTakeFirst();
      if (known) return known.id;
      const added = await this.accounts.add(tx, { email: person.email, passwordHash: null });
      if (added && person.name !== null) await this.name(tx, added, person.name);
      const id = added ?? (await this.adopt(tx, person));
      await db(tx)
        .updateTable('account')
        .set({ googleSub: person.sub, emailVerified: true })
        .where('id', '=', id)
        .execute();
      await writeAudit(tx.db, { action: 'google-linked', actorId: id, subject: id });
      return id;
    });
  }

  private async name(tx: Tx, id: string, name: string): Promise<void> {
    await db(tx).updateTable('account').set({ name }).where('id', '=', id).execute();
    await tellName(tx, id, name);
  }

  /**
   * The account that has the address. Nobody proved that it is theirs while it is unverified: whoever made it
   * before its owner came must not keep a way in.
   */
  private async adopt(tx: Tx, person: GooglePerson): Promise<string> {
    const found = await db(tx)
      .selectFrom('account')
      .select(['id', 'googleSub', 'emailVerified'])
      .where('email', '=', person.email)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new Error('the account was deleted meanwhile');
    if (found.googleSub !== null)
      throw refuse('GOOGLE_OTHER_ACCOUNT', 'This address belongs to another account of Google’s.');
    if (!found.emailVerified) {
      await db(tx).updateTable('account').set({ passwordHash: null }).where('id', '=', found.id).execute();
      await this.sessions.endOf(tx, found.id, { except: null });
    }
    await this.codes.endAllOf(tx, found.id);
    return found.id;
  }
}
