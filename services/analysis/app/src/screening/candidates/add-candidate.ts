import { createHash, randomUUID } from 'node:crypto';
import { screeningCandidatesMax } from '@fitfolio/analysis-contract/limits';
import type { Candidate, CandidateNotice } from '@fitfolio/analysis-contract/screening';
import type { DecisionReason } from '@fitfolio/analysis-contract/screening-table';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { lock } from '@fitfolio/service-kit/db/lock';
import { json } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import type { UploadedFile } from '@fitfolio/service-kit/http/handles';
import type { Document } from '@fitfolio/fit-engine/document';
import { Injectable } from '@nestjs/common';
import { DocumentVault } from '../../documents/document-vault.js';
import { ReadSubmission, refuse } from '../../documents/read-submission.js';
import { isTooShort, type RefusalCode } from '../../documents/resume-words.js';
import { EngineThreads } from '../../engine/engine-threads.js';
import type { ReadResume } from '../../engine/screening-makers.js';
import { unlessKilled } from '../../engine/worker-pool.js';
import { db } from '../../tables.js';
import { note } from '../log.js';
import { type Caller, noScreening, ScreeningStore } from '../screening.store.js';
import { seal } from '../seal.js';
import { Candidates } from './candidates.js';
import { codeOf, hashIn, wordsOf } from './traces.js';

/** Files that were refused take no place, but there is an end of them, too. */
const rowsMax = 2 * screeningCandidatesMax;

interface Upload {
  readonly key: string;
  readonly address: string;
  readonly resume: UploadedFile | undefined;
}

/** What there is of a file: its reading, or why there is none. */
type Read =
  | { readonly file: UploadedFile; readonly document: Document; readonly read: ReadResume }
  | { readonly file: UploadedFile; readonly refused: RefusalCode };

/** Reads one résumé and keeps it, sealed, until it is started. The same key again is answered by the same row. */
@Injectable()
export class AddCandidate {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
    private readonly candidates: Candidates,
    private readonly readSubmission: ReadSubmission,
    private readonly engine: EngineThreads,
    private readonly vault: DocumentVault,
  ) {}

  async run(screeningId: string, caller: Caller, upload: Upload, signal: AbortSignal): Promise<Candidate> {
    await this.store.seen(screeningId, caller, 'owner');
    const addedByKey = createHash('sha256').update(`${caller.id} ${upload.key}`).digest('hex');
    const first = await addedBy(this.database, screeningId, addedByKey);
    if (first) return this.candidates.one(screeningId, first);
    await assertPlace(this.database, screeningId);
    const read = await this.read({ ...upload, userId: caller.id }, signal);
    const id = await this.database.transaction(async (tx) => {
      await lock(tx.db, `screening:${screeningId}`);
      const screening = await db(tx)
        .selectFrom('screening')
        .select('id')
        .where('id', '=', screeningId)
        .forKeyShare()
        .executeTakeFirst();
      if (!screening) throw noScreening();
      const twin = await addedBy(tx, screeningId, addedByKey);
      if (twin) return twin;
      const codes = await assertPlace(tx, screeningId);
      return this.keep(tx, { screeningId, addedByKey, by: caller.id, read, codes });
    });
    return this.candidates.one(screeningId, id);
  }

  private async read(upload: Upload & { readonly userId: string }, signal: AbortSignal): Promise<Read> {
    const { file, ...extracted } = await this.readSubmission.resume(upload, upload.resume, signal);
    if (!extracted.ok) return { file, refused: extracted.code };
    const { document } = extracted;
    if (isTooShort(document)) return { file, refused: 'RESUME_TOO_SHORT' };
    const read = await unlessKilled(this.engine.resume(document));
    return read ? { file, document, read } : { file, refused: 'FILE_TOO_COMPLEX' };
  }

  private async keep(tx: Tx, { screeningId, addedByKey, by, read, codes }: Kept): Promise<string> {
    const id = randomUUID();
    const { file } = read;
    const taken = 'read' in read ? this.readColumns(screeningId, id, read) : refusedColumns(read.refused);
    const fileHash = hashIn(screeningId, 'file', file.bytes);
    const code = codeOf(screeningId, taken.textHash ?? fileHash, codes);
    await db(tx)
      .insertInto('screening_candidate')
      .values({
        ...taken,
        id,
        screeningId,
        addedByKey,
        code,
        fileHash,
        keyId: this.vault.keyId,
        identity: seal(this.vault, id, 'identity', {
          fileName: file.fileName,
          name: 'read' in read ? read.read.name : null,
        }),
        decisionReasons: json<DecisionReason[]>([]),
        createdAt: new Date(),
      })
      .execute();
    await note(tx, {
      screeningId,
      by,
      what: 'candidate-added',
      candidate: code,
      ...('refused' in read ? { details: { refused: read.refused } } : {}),
    });
    return id;
  }

  private readColumns(
    screeningId: string,
    id: string,
    { document, read }: Extract<Read, { readonly document: Document }>,
  ) {
    const { email, fingerprint, notices } = read;
    return {
      status: 'waiting' as const,
      notices: json<CandidateNotice[]>([...notices]),
      textHash: hashIn(screeningId, 'text', wordsOf(document)),
      emailHash: email && hashIn(screeningId, 'email', email),
      fingerprint,
      document: seal(this.vault, id, 'document', document),
    };
  }
}

interface Kept {
  readonly screeningId: string;
  readonly addedByKey: string;
  readonly by: string;
  readonly read: Read;
  /** Those that are taken. */
  readonly codes: ReadonlySet<string>;
}

const refusedColumns = (failureCode: RefusalCode) => ({
  status: 'refused' as const,
  failureCode,
  notices: json<CandidateNotice[]>([]),
  textHash: null,
});

async function addedBy(work: Work, screeningId: string, addedByKey: string): Promise<string | undefined> {
  const row = await db(work)
    .selectFrom('screening_candidate')
    .select('id')
    .where('screeningId', '=', screeningId)
    .where('addedByKey', '=', addedByKey)
    .executeTakeFirst();
  return row?.id;
}

/** The codes that are taken, where there is a place left. */
async function assertPlace(work: Work, screeningId: string): Promise<ReadonlySet<string>> {
  const rows = await db(work)
    .selectFrom('screening_candidate')
    .select(['code', 'status'])
    .where('screeningId', '=', screeningId)
    .execute();
  const people = rows.filter(({ status }) => status !== 'refused').length;
  if (people >= screeningCandidatesMax || rows.length >= rowsMax)
    throw refuse('TOO_MANY_CANDIDATES', 'This screening is full.', {
      details: { candidatesMax: screeningCandidatesMax },
    });
  return new Set(rows.map(({ code }) => code));
}
