import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { AccountStore, tellName } from '../accounts/account.store.js';
import { CodeStore } from '../accounts/code.store.js';
import { SessionStore } from '../accounts/session.store.js';
import { writeAudit } from '../audit/audit.store.js';
import type { GooglePerson } from './google-identity.js';

const refuse = problemOf(authErrorCodes);

interface Found {
  readonly id: string;
  readonly googleSub: string | null;
  readonly emailVerified: boolean;
}

const columns = 'id, google_sub as "googleSub", email_verified as "emailVerified"';

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
      await tx.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`google ${person.sub}`]);
      const [known] = await tx.sql<Found>(`select ${columns} from account where google_sub = $1`, [
        person.sub,
      ]);
      if (known) return known.id;
      const added = await this.accounts.add(tx, { email: person.email, passwordHash: null });
      if (added && person.name !== null) await this.name(tx, added, person.name);
      const id = added ?? (await this.adopt(tx, person));
      await tx.sql('update account set google_sub = $2, email_verified = true where id = $1', [
        id,
        person.sub,
      ]);
      await writeAudit(tx.sql, { action: 'google-linked', actor: id, subject: id });
      return id;
    });
  }

  private async name(tx: Tx, id: string, name: string): Promise<void> {
    await tx.sql('update account set name = $2 where id = $1', [id, name]);
    await tellName(tx, id, name);
  }

  /**
   * The account that has the address. Nobody proved that it is theirs while it is unverified: whoever made it
   * before its owner came must not keep a way in.
   */
  private async adopt(tx: Tx, person: GooglePerson): Promise<string> {
    const [found] = await tx.sql<Found>(`select ${columns} from account where email = $1 for update`, [
      person.email,
    ]);
    if (!found) throw new Error('the account was deleted meanwhile');
    if (found.googleSub !== null)
      throw refuse('GOOGLE_OTHER_ACCOUNT', 'This address belongs to another account of Google’s.');
    if (!found.emailVerified) {
      await tx.sql('update account set password_hash = null where id = $1', [found.id]);
      await this.sessions.endOf(tx.sql, found.id, { except: null });
    }
    await this.codes.endAllOf(tx.sql, found.id);
    return found.id;
  }
}
