import { entryAdded } from '@fitfolio/example-contract/events';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import type { EntryEntity } from './entry.entity.js';
import { EntryStore } from './entry.store.js';

@Injectable()
export class AddEntry {
  constructor(
    private readonly database: Database,
    private readonly entries: EntryStore,
  ) {}

  /** The entry and its event are one transaction. */
  run(userId: string, text: string): Promise<EntryEntity> {
    return this.database.transaction(async (tx) => {
      const entry = await this.entries.add(tx, userId, text);
      await tx.emit(entryAdded, { entryId: entry.id, userId, addedAt: entry.createdAt.toISOString() });
      return entry;
    });
  }
}
