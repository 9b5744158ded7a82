import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '#src/db/database';
import { noteAdded } from './contract.js';
import { db } from './tables.js';

@Injectable()
export class AddNote {
  constructor(private readonly database: Database) {}

  run(userId: string, text: string): Promise<{ id: string; text: string }> {
    return this.database.transaction(async (tx) => {
      const note = { id: randomUUID(), text };
      await db(tx)
        .insertInto('note')
        .values({ ...note, userId, createdAt: new Date() })
        .execute();
      await tx.emit(noteAdded, { noteId: note.id, text });
      if (text === 'regret') throw new Error('the change is undone');
      return note;
    });
  }
}
