import { Injectable } from '@nestjs/common';
import { Database } from '#src/db/database';
import { sql } from '#src/db/query';
import { db } from './tables.js';

@Injectable()
export class CountNotes {
  constructor(private readonly database: Database) {}

  run(): Promise<{ count: number }> {
    return db(this.database)
      .selectFrom('note')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
  }
}
