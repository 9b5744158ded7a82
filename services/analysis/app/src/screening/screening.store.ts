import type { ScreeningRole } from '@fitfolio/analysis-contract/screening';
import { Database } from '@fitfolio/service-kit/db/database';
import type { AnyRoute } from '@fitfolio/contract-kit/route';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Call } from '@fitfolio/service-kit/http/handles';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { refuse } from '../documents/read-submission.js';
import { db } from '../tables.js';

/** Who calls, as their token says. */
export type Caller = Pick<Call<AnyRoute>['user'], 'id' | 'email' | 'emailVerified'>;

const ranks: readonly ScreeningRole[] = ['viewer', 'reviewer', 'owner'];

const columns = [
  's.id',
  's.userId',
  's.title',
  's.company',
  's.jobFileName',
  's.outputLanguage',
  's.post',
  's.version',
  's.firstLookAt',
  's.createdAt',
  's.keptUntil',
] as const;

/** The address by which somebody is a member: only a verified one. */
export const memberEmail = ({ email, emailVerified }: Caller): string | null =>
  emailVerified ? email.trim().toLowerCase() : null;

export const noScreening = (): Error => problem('NOT_FOUND', 'There is no such screening.');
export const roleMissing = (): Error =>
  refuse('ROLE_MISSING', 'Your part in this screening does not allow this.');

/** Screenings as those who take part in them may see them; several operations begin with one. */
@Injectable()
export class ScreeningStore {
  constructor(private readonly database: Database) {}

  /** One that the caller has no part in, or whose time is over, is not found; with too small a part it is ROLE_MISSING. */
  async seen(id: string, caller: Caller, least: ScreeningRole = 'viewer') {
    const row = await db(this.database)
      .selectFrom('screening as s')
      .leftJoin('screening_member as m', (join) =>
        join
          .onRef('m.screeningId', '=', 's.id')
          .on('m.email', '=', memberEmail(caller) ?? '')
          .on('m.endedAt', 'is', null),
      )
      .select(columns)
      .select(['m.id as memberId', 'm.role as memberRole', 'm.joinedAt'])
      .where('s.id', '=', id)
      .where('s.keptUntil', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (!row) throw noScreening();
    const { memberId, memberRole, joinedAt, ...screening } = row;
    const role = row.userId === caller.id ? ('owner' as const) : memberRole;
    if (!role) throw noScreening();
    if (role !== 'owner' && memberId && !joinedAt) await this.join(memberId);
    if (ranks.indexOf(role) < ranks.indexOf(least)) throw roleMissing();
    return { ...screening, role, memberId };
  }

  /** What was changed of the requirements in the version that stands. */
  async changes({ id: screeningId, version }: { readonly id: string; readonly version: number }) {
    const row = await db(this.database)
      .selectFrom('screening_version')
      .select('changes')
      .where('screeningId', '=', screeningId)
      .where('version', '=', version)
      .executeTakeFirst();
    return row?.changes ?? [];
  }

  /** E-mails of those who did something, by their ids; who has left has none. */
  async emails(userIds: readonly (string | null)[]): Promise<(userId: string | null) => string | null> {
    const ids = [...new Set(userIds)].filter((userId) => userId !== null);
    const rows =
      ids.length === 0
        ? []
        : await db(this.database)
            .selectFrom('person')
            .select(['userId', 'email'])
            .where('userId', 'in', ids)
            .execute();
    const byId = new Map(rows.map(({ userId, email }) => [userId, email]));
    return (userId) => (userId === null ? null : (byId.get(userId) ?? null));
  }

  private async join(memberId: string): Promise<void> {
    await db(this.database)
      .updateTable('screening_member')
      .set({ joinedAt: new Date() })
      .where('id', '=', memberId)
      .where('joinedAt', 'is', null)
      .execute();
  }
}

export type SeenScreening = Awaited<ReturnType<ScreeningStore['seen']>>;
