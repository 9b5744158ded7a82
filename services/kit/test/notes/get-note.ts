import { Injectable } from '@nestjs/common';
import { Database } from '#src/db/database';
import { problem } from '#src/http/problem-error';
import { db } from './tables.js';

@Injectable()
export class GetNote {
  constructor(private readonly database: Database) {}

  async run(userId: string, id: string): Promise<{ id: string; text: string }> {
    const note = await db(this.database)
      .selectFrom('note')
      .select(['id', 'text'])
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (note === undefined) throw problem('NOT_FOUND', 'There is no such note.');
    return note;
  }
}
