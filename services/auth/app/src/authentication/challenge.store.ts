import { createHash, randomBytes } from 'node:crypto';
import { challengeMinutes } from '@fitfolio/auth-contract/second-step';
import { Database } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import type { ChallengePurpose } from './challenge.entity.js';

const tokenBytes = 32;
const now = sql<Date>`now()`;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

interface NewChallenge {
  readonly purpose: ChallengePurpose;
  readonly accountId: string | null;
  readonly passwordHash?: string | null | undefined;
}

@Injectable()
export class ChallengeStore {
  constructor(private readonly database: Database) {}

  /** Makes one; what it returns is told to nobody but who is to answer. */
  async make({ purpose, accountId, passwordHash = null }: NewChallenge): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url');
    const endsAt = sql<Date>`now() + make_interval(mins => ${challengeMinutes})`;
    await db(this.database)
      .insertInto('challenge')
      .values({ hash: hashOf(token), purpose, accountId, passwordHash, endsAt })
      .execute();
    return token;
  }

  /** The one of this token, which can still be answered. */
  async find(token: string | undefined, purpose: ChallengePurpose) {
    if (token === undefined) return null;
    const found = await db(this.database)
      .selectFrom('challenge')
      .select(['accountId', 'passwordHash'])
      .where('hash', '=', hashOf(token))
      .where('purpose', '=', purpose)
      .where('endsAt', '>', now)
      .executeTakeFirst();
    return found ?? null;
  }

  /** The same, and nobody gets it again. */
  async take(work: Work, token: string, purpose: ChallengePurpose) {
    const taken = await db(work)
      .deleteFrom('challenge')
      .where('hash', '=', hashOf(token))
      .where('purpose', '=', purpose)
      .where('endsAt', '>', now)
      .returning(['accountId', 'passwordHash'])
      .executeTakeFirst();
    return taken ?? null;
  }

  /** Who has begun to sign in as this account begins anew. */
  async endAllOf(work: Work, accountId: string): Promise<void> {
    await db(work).deleteFrom('challenge').where('accountId', '=', accountId).execute();
  }
}
