import type {
  CandidateReading,
  NewReadingCorrection,
  ReadingCorrection,
} from '@fitfolio/analysis-contract/screening-reading';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { DocumentVault } from '../../documents/document-vault.js';
import { refuse } from '../../documents/read-submission.js';
import { EngineThreads } from '../../engine/engine-threads.js';
import type { Reading } from '../../engine/screening-makers.js';
import { linkHash } from '../../links/link-token.js';
import { db } from '../../tables.js';
import { note } from '../log.js';
import { requirementsOf } from '../requirements.js';
import { openBytes } from '../seal.js';
import { ReadingCorrections, type SealedCorrection } from './corrections.js';

const columns = [
  'l.id as linkId',
  'l.candidateId',
  'l.expiresAt',
  'l.revokedAt',
  'l.openedAt',
  'c.code',
  'c.report',
  'c.reportKeyId',
  's.id as screeningId',
  's.title',
  's.post',
  's.outputLanguage',
  's.keptUntil',
] as const;

const noLink = (): Error => problem('NOT_FOUND', 'There is nothing behind this link.');
const noFact = (): Error => refuse('CORRECTION_INVALID', 'The reading has no such fact or line.');

/** What whoever has a candidate's link may see and say: their own résumé as it was read, and nobody's verdict. */
@Injectable()
export class CandidateReadings {
  constructor(
    private readonly database: Database,
    private readonly vault: DocumentVault,
    private readonly engine: EngineThreads,
    private readonly corrections: ReadingCorrections,
  ) {}

  async open(token: string, wanted?: OutputLanguage): Promise<CandidateReading> {
    const found = await behind(this.database, token);
    const { title, post, candidateId, keptUntil, expiresAt } = found;
    const language = wanted ?? found.outputLanguage;
    const { facts, lines } = await this.read(found);
    await this.noteOpened(found);
    return {
      title,
      language,
      requirements: requirementsOf(post, [], language).map(({ label, sentence, read }) => ({
        label,
        sentence,
        ...read,
      })),
      facts: facts.map(({ values, lines: from, ...fact }) => ({
        ...fact,
        values: [...values],
        lines: [...from],
      })),
      lines: [...lines],
      corrections: await this.corrections.of(candidateId),
      keptUntil: keptUntil.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** The same again is the same correction; null takes it back. */
  async correct(
    token: string,
    id: string,
    correction: NewReadingCorrection | null,
  ): Promise<ReadingCorrection | null> {
    const found = await behind(this.database, token);
    const said = correction && corrected(await this.read(found), correction);
    return this.database.transaction(async (tx) => {
      await hold(tx, found);
      const { linkId, candidateId, screeningId, code } = await behind(tx, token);
      if (said === null) {
        await this.corrections.takeBack(tx, candidateId, id);
        return null;
      }
      const kept = await this.corrections.keep(tx, candidateId, id, said);
      if (await isFirst(tx, linkId, 'correctedAt'))
        await note(tx, { screeningId, by: null, what: 'corrected', candidate: code });
      return kept;
    });
  }

  private read({ candidateId, report, reportKeyId }: Found): Promise<Reading> {
    if (!report || reportKeyId === null) throw noLink();
    return this.engine.reading(openBytes(this.vault, candidateId, 'report', report, reportKeyId));
  }

  private async noteOpened({ linkId, openedAt, screeningId, code }: Found): Promise<void> {
    if (openedAt !== null) return;
    await this.database.transaction(async (tx) => {
      if (await isFirst(tx, linkId, 'openedAt'))
        await note(tx, { screeningId, by: null, what: 'link-opened', candidate: code });
    });
  }
}

type Found = Awaited<ReturnType<typeof behind>>;

/** Nothing tells an unknown link from one whose screening or candidate was deleted; who has a whole one is told why it ended. */
async function behind(work: Work, token: string) {
  const row = await db(work)
    .selectFrom('screening_link as l')
    .innerJoin('screening_candidate as c', 'c.id', 'l.candidateId')
    .innerJoin('screening as s', 's.id', 'c.screeningId')
    .select(columns)
    .where('l.tokenHash', '=', linkHash(token))
    .where('s.keptUntil', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) throw noLink();
  const { revokedAt, expiresAt } = row;
  const isOver = expiresAt <= new Date();
  if (revokedAt !== null || isOver) {
    const why = isOver && (revokedAt === null || revokedAt > expiresAt) ? 'expired' : 'revoked';
    throw refuse('LINK_ENDED', 'This link does not work any more.', { details: { why } });
  }
  return row;
}

/** Corrections of one candidate take turns, and wait for whoever removes it. */
async function hold(tx: Tx, { screeningId, candidateId }: Found): Promise<void> {
  await db(tx).selectFrom('screening').select('id').where('id', '=', screeningId).forKeyShare().execute();
  await db(tx)
    .selectFrom('screening_candidate')
    .select('id')
    .where('id', '=', candidateId)
    .forUpdate()
    .execute();
}

async function isFirst(tx: Tx, linkId: string, what: 'openedAt' | 'correctedAt'): Promise<boolean> {
  const first = await db(tx)
    .updateTable('screening_link')
    .set({ [what]: new Date() })
    .where('id', '=', linkId)
    .where(what, 'is', null)
    .returning('id')
    .executeTakeFirst();
  return first !== undefined;
}

/** A correction with what it corrects, so that both can be shown side by side for good. */
function corrected({ facts, lines }: Reading, correction: NewReadingCorrection): SealedCorrection {
  const { kind, text } = correction;
  const nothing = { kind, fact: null, line: null, was: null, text };
  if (kind === 'missing') return nothing;
  if (kind === 'line') {
    const line = lines[correction.line];
    if (!line) throw noFact();
    return { ...nothing, line: correction.line, was: line.text };
  }
  const fact = facts.find(({ id }) => id === correction.fact);
  if (!fact) throw noFact();
  const said = fact.values.flatMap(({ text: value }) => value ?? []);
  return { ...nothing, fact: fact.id, was: said.length === 0 ? null : said.join(' · ') };
}
