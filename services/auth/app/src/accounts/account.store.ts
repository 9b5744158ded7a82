import { randomUUID } from 'node:crypto';
import { userRegistered, userRenamed } from '@fitfolio/auth-contract/events';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { type Account, AccountEntity } from './account.entity.js';

export interface NewAccount {
  readonly email: string;
  /** null: there is another way in. */
  readonly passwordHash: string | null;
  readonly isAdmin?: boolean;
}

@Injectable()
export class AccountStore {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<Account | null> {
    return this.database.em.findOne(AccountEntity, { id });
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.database.em.findOne(AccountEntity, { email });
  }

  /** Makes the account and says so, in one transaction; null when the address is taken. */
  async add(tx: Tx, { email, passwordHash, isAdmin = false }: NewAccount): Promise<string | null> {
    const id = randomUUID();
    const now = new Date();
    const added = await tx.sql(
      `insert into account (id, email, password_hash, is_admin, email_verified, created_at)
       values ($1, $2, $3, $4, $4, $5) on conflict (email) do nothing returning id`,
      [id, email, passwordHash, isAdmin, now],
    );
    if (added.length === 0) return null;
    await tx.emit(userRegistered, { userId: id, email, registeredAt: now.toISOString() });
    return id;
  }
}

export const tellName = (tx: Tx, userId: string, name: string): Promise<void> =>
  tx.emit(userRenamed, { userId, name, renamedAt: new Date().toISOString() });
