import type { RequirementsVersion } from '@fitfolio/analysis-contract/screening';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { json } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { refuse } from '../documents/read-submission.js';
import type { Change, PostRequirement } from '../engine/screening-makers.js';
import { db } from '../tables.js';
import { note } from './log.js';
import { labelsOf, requirementsOf } from './requirements.js';
import { type Caller, noScreening, ScreeningStore } from './screening.store.js';

/** The changes that change something, in the order of the post. */
function changesOf(post: readonly PostRequirement[], wanted: readonly Change[]): Change[] {
  const byId = new Map(wanted.map((change) => [change.requirementId, change]));
  const known = post.filter(({ id }) => byId.has(id));
  if (byId.size < wanted.length || known.length < byId.size)
    throw refuse('CORRECTION_INVALID', 'These changes do not fit the requirements of the post.');
  return requirementsOf(post, wanted, 'vi').flatMap(({ id: requirementId, importance, emphasis, read }) =>
    importance === read.importance && emphasis === 'normal' ? [] : [{ requirementId, importance, emphasis }],
  );
}

/** What of a post counts, and how much: every version of it, for everybody in the screening. */
@Injectable()
export class RequirementsVersions {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
  ) {}

  /** The version that stands then. What stands already makes no new one. */
  async change(
    id: string,
    caller: Caller,
    { version, changes: wanted }: { readonly version: number; readonly changes: readonly Change[] },
  ): Promise<number> {
    const screening = await this.store.seen(id, caller, 'reviewer');
    const changes = changesOf(screening.post, wanted);
    if (screening.version !== version) throw changedMeanwhile();
    const standing = JSON.stringify(changesOf(screening.post, await this.store.changes(screening)));
    if (JSON.stringify(changes) === standing) return version;
    return this.database.transaction((tx) => keep(tx, { id, by: caller.id, version, changes }));
  }

  /** The newest first. */
  async of(id: string, caller: Caller, language: OutputLanguage): Promise<RequirementsVersion[]> {
    const { post } = await this.store.seen(id, caller);
    const rows = await db(this.database)
      .selectFrom('screening_version')
      .select(['version', 'by', 'at', 'afterFirstLook', 'changes'])
      .where('screeningId', '=', id)
      .orderBy('version', 'desc')
      .execute();
    const emailOf = await this.store.emails(rows.map(({ by }) => by));
    const labels = labelsOf(post, language);
    return rows.map(({ by, at, changes, ...row }) => ({
      ...row,
      by: emailOf(by),
      at: at.toISOString(),
      changes: changes.map((change) => ({ ...change, label: labels.get(change.requirementId) ?? '' })),
    }));
  }
}

const changedMeanwhile = (): Error => refuse('SCREENING_CHANGED', 'The requirements were changed meanwhile.');

interface Changed {
  readonly id: string;
  readonly by: string;
  readonly version: number;
  readonly changes: readonly Change[];
}

async function keep(tx: Tx, { id, by, version, changes }: Changed): Promise<number> {
  const next = version + 1;
  const row = await db(tx)
    .selectFrom('screening')
    .select(['version', 'firstLookAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw noScreening();
  if (row.version !== version) throw changedMeanwhile();
  await db(tx).updateTable('screening').set({ version: next }).where('id', '=', id).execute();
  const afterFirstLook = row.firstLookAt !== null;
  await db(tx)
    .insertInto('screening_version')
    .values({
      screeningId: id,
      version: next,
      by,
      at: new Date(),
      afterFirstLook,
      changes: json<Change[]>([...changes]),
    })
    .execute();
  const details = { version: String(next), ...(afterFirstLook ? { afterFirstLook: 'yes' } : {}) };
  await note(tx, { screeningId: id, by, what: 'requirements-changed', details });
  return next;
}
