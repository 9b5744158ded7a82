import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '#src/db/database';
import { NoteEntity } from './note.entity.js';

@Injectable()
export class NoteStore {
  constructor(private readonly database: Database) {}

  async add(tx: Tx, userId: string, text: string): Promise<NoteEntity> {
    const note = tx.em.create(NoteEntity, { id: randomUUID(), userId, text, createdAt: new Date() });
    await tx.em.persist(note).flush();
    return note;
  }

  find(userId: string, id: string): Promise<NoteEntity | null> {
    return this.database.em.findOne(NoteEntity, { id, userId });
  }

  count(): Promise<number> {
    return this.database.em.count(NoteEntity);
  }
}
