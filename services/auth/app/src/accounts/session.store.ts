import { randomBytes, randomUUID } from 'node:crypto';
import type { Session } from '@fitfolio/auth-contract/session';
import { Database, type Sql, type Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '../audit/audit.store.js';
import { refreshHash, TokenKeys } from '../keys/token-keys.js';
import { deviceOf } from './device.js';
import { placeOf } from './place.js';

export const sessionDays = 30;
const dayMs = 86_400_000;
/** For so long the token before gets its successor again: two tabs, or a reply that was lost. */
const graceMs = 10_000;

/** Where a call comes from. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
}

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

export interface SignedIn {
  readonly accessToken: string;
  readonly session: Rotated;
}

/** A session is a family of refresh tokens, of which only hashes are stored. */
@Injectable()
export class SessionStore {
  constructor(
    private readonly database: Database,
    private readonly keys: TokenKeys,
  ) {}

  /**
   * A new session; null when the account is disabled by now, or its password is not the one that was checked: the
   * change of it must not be outlived by a session that began before.
   */
  async begin(accountId: string, origin: Origin, checkedHash?: string | null): Promise<Rotated | null> {
    const token = randomBytes(32).toString('base64url');
    const family = randomUUID();
    const now = new Date();
    const endsAt = new Date(now.getTime() + sessionDays * dayMs);
    return this.database.transaction(async (tx) => {
      const [account] = await tx.sql<{ passwordHash: string | null; disabled: boolean }>(
        'select password_hash as "passwordHash", disabled from account where id = $1 for share',
        [accountId],
      );
      if (!account || account.disabled) return null;
      if (checkedHash !== undefined && account.passwordHash !== checkedHash) return null;
      await tx.sql('delete from session where account_id = $1 and ends_at < $2', [accountId, now]);
      const { place, network } = placeOf(origin.address);
      await tx.sql(
        `insert into session (id, account_id, device, place, network, created_at, seen_at, ends_at)
         values ($1, $2, $3, $4, $5, $6, $6, $7)`,
        [family, accountId, JSON.stringify(deviceOf(origin.userAgent)), place, network, now, endsAt],
      );
      await this.insert(tx, token, family, accountId, now, endsAt);
      await writeAudit(tx.sql, { action: 'signed-in', actor: accountId, subject: accountId });
      return { accountId, token, endsAt };
    });
  }

  /** The successor of `token`; null when there is no such session. Use of an old token ends the whole family. */
  rotate(token: string, origin: Origin): Promise<Rotated | null> {
    return this.database.transaction(async (tx) => {
      const row = await this.lock(tx, token);
      const now = new Date();
      if (!row || row.endsAt <= now) return null;
      const next = this.keys.successor(token);
      const { accountId, family, endsAt, usedAt } = row;
      if (!usedAt) {
        await tx.sql('update refresh_token set used_at = $2 where hash = $1', [refreshHash(token), now]);
        const { place, network } = placeOf(origin.address);
        await tx.sql('update session set seen_at = $2, place = $3, network = $4 where id = $1', [
          family,
          now,
          place,
          network,
        ]);
        await this.insert(tx, next, family, accountId, now, endsAt);
        return { accountId, token: next, endsAt };
      }
      const successor = await this.lock(tx, next);
      if (successor && !successor.usedAt && now.getTime() - usedAt.getTime() <= graceMs)
        return { accountId, token: next, endsAt };
      await tx.sql('delete from session where id = $1', [family]);
      await writeAudit(tx.sql, { action: 'refresh-reused', actor: null, subject: accountId });
      return null;
    });
  }

  /** Ends the session that `token` belongs to, if there is one. */
  async end(token: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const family = await this.familyOf(token, tx.sql);
      const [ended] = await tx.sql<{ accountId: string }>(
        'delete from session where id = $1 returning account_id as "accountId"',
        [family],
      );
      if (ended)
        await writeAudit(tx.sql, {
          action: 'signed-out',
          actor: ended.accountId,
          subject: ended.accountId,
        });
    });
  }

  /** The session a refresh token belongs to; null when there is none. */
  async familyOf(token: string | undefined, sql: Sql = this.database.sql): Promise<string | null> {
    if (token === undefined) return null;
    const [row] = await sql<{ family: string }>('select family from refresh_token where hash = $1', [
      refreshHash(token),
    ]);
    return row?.family ?? null;
  }

  /** Ends sessions of an account: one, or all but one. How many there were. */
  async endOf(
    sql: Sql,
    accountId: string,
    which: { only: string } | { except: string | null },
  ): Promise<number> {
    const [condition, id] =
      'only' in which ? ['id = $2', which.only] : ['id is distinct from $2', which.except];
    const ended = await sql(`delete from session where account_id = $1 and ${condition} returning id`, [
      accountId,
      id,
    ]);
    return ended.length;
  }

  /** Sessions that still can be used, last seen first. */
  async list(accountId: string, current: string | null): Promise<Session[]> {
    const rows = await this.database.sql<
      Omit<Session, 'createdAt' | 'lastSeenAt'> & { made: Date; seen: Date }
    >(
      `select id, device, place, network, created_at as made, seen_at as seen, id is not distinct from $2 as current
       from session where account_id = $1 and ends_at > now() order by seen_at desc, id`,
      [accountId, current],
    );
    return rows.map(({ made, seen, ...row }) => ({
      ...row,
      createdAt: made.toISOString(),
      lastSeenAt: seen.toISOString(),
    }));
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
