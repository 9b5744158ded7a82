import type { ExportFile } from '@fitfolio/auth-contract/own-data';
import { batches } from '@fitfolio/service-kit/db/batches';
import { Database } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import { textFile } from '@fitfolio/service-kit/people/own-data';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { personalTables } from './personal-tables.js';

/** Everything auth keeps about a person, a page at a time. */
@Injectable()
export class OwnFiles {
  constructor(private readonly database: Database) {}

  async *of(userId: string): AsyncGenerator<ExportFile[]> {
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { files, next } = await personalTables.exportPage(this.database.db, {
        userId,
        cursor: cursor ?? null,
      });
      yield files;
      cursor = next;
    }
    let page = 0;
    for await (const lines of this.activityOf(userId)) {
      page += 1;
      const name = page === 1 ? 'activity.json' : `activity-${page}.json`;
      const told = lines.map(({ at, action, byMe, reason, before, after }) => ({
        at,
        action,
        by_me: byMe,
        reason,
        before,
        after,
      }));
      yield [textFile(name, JSON.stringify(told, null, 2))];
    }
  }

  /** The audit log names others as well: of them a person learns only that it was not they. */
  private activityOf(userId: string) {
    const lines = db(this.database)
      .selectFrom('audit')
      .select(['at', 'action', 'reason', 'before', 'after'])
      .select(sql<boolean>`actor_id is not distinct from ${userId}::uuid`.as('byMe'))
      .where('subject', '=', userId);
    return batches(lines, { by: ['id'] });
  }
}
