import { randomUUID } from 'node:crypto';
import type { Entry } from '@fitfolio/example-contract/entry';
import { entryAdded } from '@fitfolio/example-contract/events';
import { Database } from '@fitfolio/service-kit/db/database';
import { toDto } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';

@Injectable()
export class AddEntry {
  constructor(private readonly database: Database) {}

  /** The entry and its event are one transaction. */
  run(userId: string, text: string): Promise<Entry> {
    return this.database.transaction(async (tx) => {
      const row = await db(tx)
        .insertInto('entry')
        .values({ id: randomUUID(), userId, text, createdAt: new Date() })
        .returning(['id', 'text', 'createdAt'])
        .executeTakeFirstOrThrow();
      const entry = toDto(row);
      await tx.emit(entryAdded, { entryId: entry.id, userId, addedAt: entry.createdAt });
      return entry;
    });
  }
}
