import { randomBytes, randomUUID } from 'node:crypto';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '../audit/audit.store.js';
import { refreshHash, TokenKeys } from '../keys/token-keys.js';

export const sessionDays = 30;
const dayMs = 86_400_000;
/** For so long the token before gets its successor again: two tabs, or a reply that was lost. */
const graceMs = 10_000;

interface TokenRow {
  readonly family: string;
  readonly accountId: string;
  readonly usedAt: Date | null;
  readonly endsAt: Date;
}

export interface Rotated {
  readonly accountId: string;
  readonly token: string;
  readonly endsAt: Date;
}

/** Refresh tokens: only hashes are stored. */
@Injectable()
export class SessionStore {
  constructor(
    private readonly database: Database,
    private readonly keys: TokenKeys,
  ) {}

  /** A new family. */
  async begin(accountId: string): Promise<Rotated> {
    const token = randomBytes(32).toString('base64url');
    const now = new Date();
    const endsAt = new Date(now.getTime() + sessionDays * dayMs);
    await this.database.transaction(async (tx) => {
      await tx.sql('delete from refresh_token where account_id = $1 and ends_at < $2', [accountId, now]);
      await this.insert(tx, token, randomUUID(), accountId, now, endsAt);
      await writeAudit(tx.sql, { action: 'signed-in', actor: accountId, subject: accountId });
    });
    return { accountId, token, endsAt };
  }

  /** The successor of `token`; null when there is no such session. Use of an old token ends the whole family. */
  rotate(token: string): Promise<Rotated | null> {
    return this.database.transaction(async (tx) => {
      const row = await this.lock(tx, token);
      const now = new Date();
      if (!row || row.endsAt <= now) return null;
      const next = this.keys.successor(token);
      const { accountId, family, endsAt, usedAt } = row;
      if (!usedAt) {
        await tx.sql('update refresh_token set used_at = $2 where hash = $1', [refreshHash(token), now]);
        await this.insert(tx, next, family, accountId, now, endsAt);
        return { accountId, token: next, endsAt };
      }
      const successor = await this.lock(tx, next);
      if (successor && !successor.usedAt && now.getTime() - usedAt.getTime() <= graceMs)
        return { accountId, token: next, endsAt };
      await tx.sql('delete from refresh_token where family = $1', [family]);
      await writeAudit(tx.sql, { action: 'refresh-reused', actor: null, subject: accountId });
      return null;
    });
  }

  /** Ends the session that `token` belongs to, if there is one. */
  async end(token: string): Promise<void> {
    await this.database.sql(
      'delete from refresh_token where family = (select family from refresh_token where hash = $1)',
      [refreshHash(token)],
    );
  }

  async endAllOf(accountId: string): Promise<void> {
    await this.database.sql('delete from refresh_token where account_id = $1', [accountId]);
  }

  private async lock(tx: Tx, token: string): Promise<TokenRow | undefined> {
    const rows = await tx.sql<TokenRow>(
      `select family, account_id as "accountId", used_at as "usedAt", ends_at as "endsAt"
       from refresh_token where hash = $1 for update`,
      [refreshHash(token)],
    );
    return rows[0];
  }

  private async insert(
    tx: Tx,
    token: string,
    family: string,
    accountId: string,
    now: Date,
    endsAt: Date,
  ): Promise<void> {
    await tx.sql(
      'insert into refresh_token (hash, family, account_id, created_at, ends_at) values ($1, $2, $3, $4, $5)',
      [refreshHash(token), family, accountId, now, endsAt],
    );
  }
}
