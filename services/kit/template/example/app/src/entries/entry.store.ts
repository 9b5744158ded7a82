import { randomUUID } from 'node:crypto';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { EntryEntity } from './entry.entity.js';

@Injectable()
export class EntryStore {
  async add(tx: Tx, userId: string, text: string): Promise<EntryEntity> {
    const entry = tx.em.create(EntryEntity, { id: randomUUID(), userId, text, createdAt: new Date() });
    await tx.em.persist(entry).flush();
    return entry;
  }
}
