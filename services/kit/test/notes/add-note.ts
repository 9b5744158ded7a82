import { Injectable } from '@nestjs/common';
import { Database } from '#src/db/database';
import { noteAdded } from './contract.js';
import type { NoteEntity } from './note.entity.js';
import { NoteStore } from './note.store.js';

@Injectable()
export class AddNote {
  constructor(
    private readonly database: Database,
    private readonly notes: NoteStore,
  ) {}

  run(userId: string, text: string): Promise<NoteEntity> {
    return this.database.transaction(async (tx) => {
      const note = await this.notes.add(tx, userId, text);
      await tx.emit(noteAdded, { noteId: note.id, text });
      if (text === 'regret') throw new Error('the change is undone');
      return note;
    });
  }
}
