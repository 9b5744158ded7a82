import { randomBytes, randomUUID } from 'node:crypto';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { sessionEnded } from '@fitfolio/contract-kit/session-ended';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { json, sql, toDto } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '../audit/write-audit.js';
import { refreshHash, TokenKeys } from '../keys/token-keys.js';
import { db } from '../tables.js';
import { deviceOf } from './device.js';
import { placeOf } from './place.js';

export const sessionDays = 30;
/** A session that nobody has used for so long is over. */
const idleDays = 14;
const dayMs = 86_400_000;
/** For so long the token before gets its successor again: two tabs, or a reply that was lost. */
const graceMs = 10_000;

/** Where a call comes from. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
  /** What the person reads, as their browser says. */
  readonly language?: OutputLanguage | undefined;
}

export interface Rotated {
  readonly sessionId: string;
  readonly accountId: string;
  readonly token: string;
  readonly endsAt: Date;
  readonly authenticatedAt: Date;
  readonly secondFactor: boolean;
}

export interface SignedIn {
  readonly accessToken: string;
  readonly session: Rotated;
}

/** A person who has proved who they are. */
export interface Proved {
  readonly accountId: string;
  readonly origin: Origin;
  readonly secondFactor: boolean;
  /** Whether the browser is new to the account. */
  readonly newDevice: boolean;
  /** The hash of the password that was checked; absent when none was. */
  readonly checkedHash?: string | null | undefined;
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
  async begin(
    tx: Tx,
    { accountId, origin, secondFactor, newDevice, checkedHash }: Proved,
  ): Promise<Rotated | null> {
    const token = randomBytes(32).toString('base64url');
    const family = randomUUID();
    const now = new Date();
    const endsAt = new Date(now.getTime() + sessionDays * dayMs);
    const account = await db(tx)
      .selectFrom('account')
      .select(['passwordHash', 'disabled'])
      .where('id', '=', accountId)
      .forShare()
      .executeTakeFirst();
    if (!account || account.disabled) return null;
    if (checkedHash !== undefined && account.passwordHash !== checkedHash) return null;
    await db(tx).deleteFrom('session').where('accountId', '=', accountId).where('endsAt', '<', now).execute();
    const device = json(deviceOf(origin.userAgent));
    await db(tx)
      .insertInto('session')
      .values({
        id: family,
        accountId,
        device,
        ...placeOf(origin.address),
        createdAt: now,
        seenAt: now,
        endsAt,
        authenticatedAt: now,
        secondFactor,
        newDevice,
      })
      .execute();
    await this.insert(tx, token, family, accountId, now, endsAt);
    const after = secondFactor ? { secondFactor } : undefined;
    await writeAudit(tx.db, { action: 'signed-in', actorId: accountId, subject: accountId, after });
    return { sessionId: family, accountId, token, endsAt, authenticatedAt: now, secondFactor };
  }

  /** Notes that the person has proved again who they are; null when the session is over. */
  async prove(work: Work, sessionId: string, { secondFactor }: Pick<Proved, 'secondFactor'>) {
    const proved = await db(work)
      .updateTable('session')
      .set({ authenticatedAt: new Date(), ...(secondFactor && { secondFactor }) })
      .where('id', '=', sessionId)
      .returning(['id as sessionId', 'authenticatedAt', 'secondFactor', 'newDevice'])
      .executeTakeFirst();
    return proved ?? null;
  }

  /** The successor of `token`; null when there is no such session, or it was left alone too long. Use of an old token ends the whole family. */
  rotate(token: string, origin: Origin): Promise<Rotated | null> {
    return this.database.transaction(async (tx) => {
      const row = await this.lock(tx, token);
      const now = new Date();
      if (!row || row.endsAt <= now) return null;
      const next = this.keys.successor(token);
      const { accountId, family, endsAt, usedAt } = row;
      if (now.getTime() - row.createdAt.getTime() > idleDays * dayMs) {
        await this.endOf(tx, accountId, { only: family });
        return null;
      }
      if (!usedAt) {
        await db(tx)
          .updateTable('refresh_token')
          .set({ usedAt: now })
          .where('hash', '=', refreshHash(token))
          .execute();
        const proof = await db(tx)
          .updateTable('session')
          .set({ seenAt: now, ...placeOf(origin.address) })
          .where('id', '=', family)
          .returning(['authenticatedAt', 'secondFactor'])
          .executeTakeFirstOrThrow();
        await this.insert(tx, next, family, accountId, now, endsAt);
        return { sessionId: family, accountId, token: next, endsAt, ...proof };
      }
      const successor = await this.lock(tx, next);
      if (successor && !successor.usedAt && now.getTime() - usedAt.getTime() <= graceMs) {
        const proof = await db(tx)
          .selectFrom('session')
          .select(['authenticatedAt', 'secondFactor'])
          .where('id', '=', family)
          .executeTakeFirstOrThrow();
        return { sessionId: family, accountId, token: next, endsAt, ...proof };
      }
      await this.endOf(tx, accountId, { only: family });
      await writeAudit(tx.db, { action: 'refresh-reused', actorId: null, subject: accountId });
      return null;
    });
  }

  /** Ends the session that `token` belongs to, if there is one. */
  async end(token: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const family = await this.familyOf(token, tx);
      if (family === null) return;
      const session = await db(tx)
        .selectFrom('session')
        .select('accountId')
        .where('id', '=', family)
        .executeTakeFirst();
      if (session === undefined) return;
      const { accountId } = session;
      if ((await this.endOf(tx, accountId, { only: family })) === 0) return;
      await writeAudit(tx.db, { action: 'signed-out', actorId: accountId, subject: accountId });
    });
  }

  /** The session a refresh token belongs to; null when there is none. */
  async familyOf(token: string | undefined, work: Work = this.database): Promise<string | null> {
    if (token === undefined) return null;
    const row = await db(work)
      .selectFrom('refresh_token')
      .select('family')
      .where('hash', '=', refreshHash(token))
      .executeTakeFirst();
    return row?.family ?? null;
  }

  /** Ends sessions of an account, and the access tokens of each: one, or all but one. How many there were. */
  async endOf(
    tx: Tx,
    accountId: string,
    which: { only: string } | { except: string | null },
  ): Promise<number> {
    const sessions = db(tx).deleteFrom('session').where('accountId', '=', accountId);
    const ending =
      'only' in which
        ? sessions.where('id', '=', which.only)
        : sessions.where('id', 'is distinct from', which.except);
    const ended = await ending.returning('id').execute();
    const endedAt = new Date().toISOString();
    for (const { id } of ended) await tx.emit(sessionEnded, { sessionId: id, endedAt });
    return ended.length;
  }

  /** Sessions that still can be used, last seen first. */
  async list(accountId: string) {
    const rows = await db(this.database)
      .selectFrom('session')
      .select(['id', 'device', 'place', 'network', 'createdAt', 'seenAt as lastSeenAt'])
      .where('accountId', '=', accountId)
      .where('endsAt', '>', sql<Date>`now()`)
      .orderBy('seenAt', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(toDto);
  }

  private lock(tx: Tx, token: string) {
    return db(tx)
      .selectFrom('refresh_token')
      .select(['family', 'accountId', 'createdAt', 'usedAt', 'endsAt'])
      .where('hash', '=', refreshHash(token))
      .forUpdate()
      .executeTakeFirst();
  }

  private async insert(
    tx: Tx,
    token: string,
    family: string,
    accountId: string,
    now: Date,
    endsAt: Date,
  ): Promise<void> {
    await db(tx)
      .insertInto('refresh_token')
      .values({ hash: refreshHash(token), family, accountId, createdAt: now, endsAt })
      .execute();
  }
}
