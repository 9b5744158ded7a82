import { Database } from '@fitfolio/service-kit/db/database';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { refuse } from '../documents/read-submission.js';
import { db } from '../tables.js';
import { dayMs } from '../vietnam-day.js';

/** Lets a person shorten how long the documents of an ended analysis are kept; 0 days removes them now. */
@Injectable()
export class KeepFitDocuments {
  constructor(private readonly database: Database) {}

  run(userId: string, id: string, days: number): Promise<Date | null> {
    return this.database.transaction(async (tx) => {
      const row = await db(tx)
        .selectFrom('fit_analysis')
        .select(['documentsKeptUntil', 'endedAt'])
        .where('id', '=', id)
        .where('userId', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw problem('NOT_FOUND', 'There is no such analysis.');
      if (!row.endedAt) throw refuse('RESULT_NOT_READY', 'This analysis is under way.');
      if (!row.documentsKeptUntil) throw refuse('DOCUMENT_GONE', 'The documents are no longer kept.');
      const until = days === 0 ? null : new Date(Date.now() + days * dayMs);
      if (until !== null && until > row.documentsKeptUntil)
        throw refuse('RETENTION_NOT_SHORTER', 'The documents can only be kept for a shorter time.');
      await db(tx)
        .updateTable('fit_analysis')
        .set({ documentsKeptUntil: until })
        .where('id', '=', id)
        .execute();
      if (until === null) await db(tx).deleteFrom('fit_document').where('analysisId', '=', id).execute();
      return until;
    });
  }
}
