import { Injectable } from '@nestjs/common';
import { Database } from '#src/db/database';
import { sql } from '#src/db/query';

@Injectable()
export class CountNotes {
  constructor(private readonly database: Database) {}

  run(): Promise<{ count: number }> {
    return this.database.db
      .selectFrom('note')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
  }
}
