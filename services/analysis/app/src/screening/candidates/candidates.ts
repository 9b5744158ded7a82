import type { Candidate, CandidateFailureCode } from '@fitfolio/analysis-contract/screening';
import { Database } from '@fitfolio/service-kit/db/database';
import type { RowOf } from '@fitfolio/service-kit/db/define-table';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { DocumentVault } from '../../documents/document-vault.js';
import { refuse } from '../../documents/read-submission.js';
import { type RefusalCode, refusalMessages } from '../../documents/resume-words.js';
import { db } from '../../tables.js';
import { openIdentity } from '../seal.js';
import type { CandidateEntity } from './candidate.entity.js';
import { duplicatesOf } from './duplicates.js';

const tokenReturned = 'The token is back in the balance.';
const failureMessages: Readonly<Record<CandidateFailureCode | RefusalCode, string>> = {
  ...refusalMessages,
  ANALYSIS_FAILED: `The analysis could not be completed. ${tokenReturned}`,
  ANALYSIS_TOO_COMPLEX: `The documents are too complex to be compared within the limits. ${tokenReturned}`,
  ANALYSIS_TIMED_OUT: `The analysis took too long. ${tokenReturned}`,
  NOTHING_TO_JUDGE: `Too little of the post could be judged to give a score. ${tokenReturned}`,
};

const columns = [
  'id',
  'code',
  'status',
  'failureCode',
  'notices',
  'fileHash',
  'textHash',
  'emailHash',
  'fingerprint',
  'keyId',
  'identity',
  'liftedAt',
] as const;

export const noCandidate = (): Error => problem('NOT_FOUND', 'There is no such candidate.');
export const notReady = (): Error => refuse('RESULT_NOT_READY', 'This candidate has no result.');

/** The people of a screening, blind unless lifted. */
@Injectable()
export class Candidates {
  constructor(
    private readonly database: Database,
    private readonly vault: DocumentVault,
  ) {}

  /** In the order of their codes, which says nothing about anybody. */
  async of(screeningId: string): Promise<Candidate[]> {
    const rows = await db(this.database)
      .selectFrom('screening_candidate')
      .select(columns)
      .where('screeningId', '=', screeningId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    const duplicates = duplicatesOf(rows);
    return rows
      .map((row) => this.shown(row, duplicates.get(row.id) ?? null))
      .toSorted((a, b) => (a.code < b.code ? -1 : 1));
  }

  async one(screeningId: string, id: string): Promise<Candidate> {
    const found = (await this.of(screeningId)).find((candidate) => candidate.id === id);
    if (!found) throw noCandidate();
    return found;
  }

  private shown(row: Row, duplicate: Candidate['duplicate']): Candidate {
    const { id, code, status, notices, failureCode: failure } = row;
    // Until its token has moved, a run is under way and shows nothing of its end.
    const failed = failure !== null && (status === 'failed' || status === 'refused');
    return {
      id,
      code,
      ...this.named(row),
      status,
      failure: failed ? { code: failure, message: failureMessages[failure] } : null,
      duplicate,
      notices,
    };
  }

  private named(row: Row): Pick<Candidate, 'name' | 'fileName'> {
    if (row.liftedAt === null && row.status !== 'refused') return { name: null, fileName: null };
    return openIdentity(this.vault, row);
  }
}

type Row = Pick<RowOf<typeof CandidateEntity>, (typeof columns)[number]>;
