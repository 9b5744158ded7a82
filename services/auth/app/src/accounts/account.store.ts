import { randomUUID } from 'node:crypto';
import { userRegistered, userRenamed } from '@fitfolio/auth-contract/events';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import type { Account } from './account.entity.js';

export interface NewAccount {
  readonly email: string;
  /** null: there is another way in. */
  readonly passwordHash: string | null;
  readonly isAdmin?: boolean;
}

@Injectable()
export class AccountStore {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<Account | undefined> {
    return this.accounts().where('id', '=', id).executeTakeFirst();
  }

  findByEmail(email: string): Promise<Account | undefined> {
    return this.accounts().where('email', '=', email).executeTakeFirst();
  }

  /** Makes the account and says so, in one transaction; null when the address is taken. */
  async add(tx: Tx, { email, passwordHash, isAdmin = false }: NewAccount): Promise<string | null> {
    const id = randomUUID();
    const createdAt = new Date();
    const added = await db(tx)
      .insertInto('account')
      .values({ id, email, passwordHash, isAdmin, emailVerified: isAdmin, createdAt })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return null;
    await tx.emit(userRegistered, { userId: id, email, registeredAt: createdAt.toISOString() });
    return id;
  }

  private accounts() {
    return db(this.database).selectFrom('account').selectAll();
  }
}

export const tellName = (tx: Tx, userId: string, name: string): Promise<void> =>
  tx.emit(userRenamed, { userId, name, renamedAt: new Date().toISOString() });
