import { readingCorrectionsMax } from '@fitfolio/analysis-contract/limits';
import type { ReadingCorrection } from '@fitfolio/analysis-contract/screening-reading';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { DocumentVault } from '../../documents/document-vault.js';
import { refuse } from '../../documents/read-submission.js';
import { db } from '../../tables.js';
import { openBytes, seal } from '../seal.js';

export type SealedCorrection = Omit<ReadingCorrection, 'id' | 'at'>;

const columns = ['candidateId', 'id', 'keyId', 'said', 'at'] as const;

/** It opens beside its candidate only. */
const placeOf = (candidateId: string, id: string): string => `${candidateId}/${id}`;

/** What candidates said about the readings of their résumés, sealed as the résumés are. */
@Injectable()
export class ReadingCorrections {
  constructor(
    private readonly database: Database,
    private readonly vault: DocumentVault,
  ) {}

  /** The oldest first. */
  async of(candidateId: string): Promise<ReadingCorrection[]> {
    const rows = await db(this.database)
      .selectFrom('screening_correction')
      .select(columns)
      .where('candidateId', '=', candidateId)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, keyId, said, at }) => {
      const opened = openBytes(this.vault, placeOf(candidateId, id), 'correction', said, keyId);
      return { id, ...(JSON.parse(opened.toString()) as SealedCorrection), at: at.toISOString() };
    });
  }

  /** How many each candidate of a screening made; who made none is not in it. */
  async counts(screeningId: string): Promise<ReadonlyMap<string, number>> {
    const rows = await db(this.database)
      .selectFrom('screening_correction as k')
      .innerJoin('screening_candidate as c', 'c.id', 'k.candidateId')
      .select(['k.candidateId', sql<number>`count(*)::int`.as('made')])
      .where('c.screeningId', '=', screeningId)
      .groupBy('k.candidateId')
      .execute();
    return new Map(rows.map(({ candidateId, made }) => [candidateId, made]));
  }

  /** A new one, or another text of one that stands. Of a candidate whose row is locked. */
  async keep(
    tx: Tx,
    candidateId: string,
    id: string,
    correction: SealedCorrection,
  ): Promise<ReadingCorrection> {
    const standing = await db(tx)
      .selectFrom('screening_correction')
      .select('id')
      .where('candidateId', '=', candidateId)
      .execute();
    const isNew = standing.every((each) => each.id !== id);
    if (isNew && standing.length >= readingCorrectionsMax)
      throw refuse('TOO_MANY_CORRECTIONS', 'There are as many corrections as there can be.', {
        details: { correctionsMax: readingCorrectionsMax },
      });
    const at = new Date();
    const said = seal(this.vault, placeOf(candidateId, id), 'correction', correction);
    const sealed = { keyId: this.vault.keyId, said, at };
    await db(tx)
      .insertInto('screening_correction')
      .values({ candidateId, id, ...sealed })
      .onConflict((conflict) => conflict.columns(['candidateId', 'id']).doUpdateSet(sealed))
      .execute();
    return { id, ...correction, at: at.toISOString() };
  }

  /** One that is gone already is no fault. */
  async takeBack(tx: Tx, candidateId: string, id: string): Promise<void> {
    await db(tx)
      .deleteFrom('screening_correction')
      .where('candidateId', '=', candidateId)
      .where('id', '=', id)
      .execute();
  }
}
