import { commentsMax } from '@fitfolio/analysis-contract/limits';
import type { CellComment } from '@fitfolio/analysis-contract/screening-team';
import { Database } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../documents/read-submission.js';
import { db } from '../../tables.js';
import { orderId } from '../../tokens/order-id.js';
import { noCandidate, notReady } from '../candidates/candidates.js';
import { type Caller, ScreeningStore, type SeenScreening } from '../screening.store.js';
import { ScreeningPeople } from '../table/people.js';

interface Of {
  readonly screeningId: string;
  readonly candidateId: string;
}

interface Said {
  readonly requirementId: string;
  readonly text: string;
}

const columns = ['id', 'userId', 'requirementId', 'text', 'createdAt'] as const;

/** What people say to each other about the cells of somebody, as blind as the cells. */
@Injectable()
export class Comments {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
    private readonly people: ScreeningPeople,
  ) {}

  /** The oldest first. */
  async of({ screeningId, candidateId }: Of, caller: Caller): Promise<CellComment[]> {
    const screening = await this.store.seen(screeningId, caller);
    await this.status({ screeningId, candidateId });
    return this.shown(screening, candidateId, caller);
  }

  /** The same call again is answered by the same comment. */
  async add(
    { screeningId, candidateId }: Of,
    caller: Caller,
    key: string,
    { requirementId, text }: Said,
  ): Promise<CellComment> {
    const screening = await this.store.seen(screeningId, caller, 'reviewer');
    if ((await this.status({ screeningId, candidateId })) !== 'completed') throw notReady();
    if (!screening.post.some((requirement) => requirement.id === requirementId))
      throw refuse('CORRECTION_INVALID', 'The post has no such requirement.');
    const id = orderId('comment', { userId: caller.id, key: `${candidateId} ${key}` });
    await this.keep({ id, candidateId, userId: caller.id, requirementId, text });
    const [comment] = await this.shown(screening, candidateId, caller, id);
    if (!comment) throw noCandidate();
    return comment;
  }

  /** Only an own one; one that is gone already is no fault. */
  async remove({ screeningId, candidateId }: Of, caller: Caller, commentId: string): Promise<void> {
    await this.store.seen(screeningId, caller, 'reviewer');
    const found = await db(this.database)
      .selectFrom('screening_comment as m')
      .innerJoin('screening_candidate as c', 'c.id', 'm.candidateId')
      .select(['m.id', 'm.userId'])
      .where('m.id', '=', commentId)
      .where('m.candidateId', '=', candidateId)
      .where('c.screeningId', '=', screeningId)
      .executeTakeFirst();
    if (!found) return;
    if (found.userId !== caller.id) throw problem('NOT_FOUND', 'There is no such comment of yours.');
    await db(this.database).deleteFrom('screening_comment').where('id', '=', commentId).execute();
  }

  private async status({ screeningId, candidateId }: Of) {
    const row = await db(this.database)
      .selectFrom('screening_candidate')
      .select('status')
      .where('id', '=', candidateId)
      .where('screeningId', '=', screeningId)
      .executeTakeFirst();
    if (!row) throw noCandidate();
    return row.status;
  }

  private async shown(
    screening: SeenScreening,
    candidateId: string,
    caller: Caller,
    id?: string,
  ): Promise<CellComment[]> {
    const rows = await db(this.database)
      .selectFrom('screening_comment')
      .select(columns)
      .where('candidateId', '=', candidateId)
      .$if(id !== undefined, (select) => select.where('id', '=', id as string))
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    const emailOf = await this.store.emails(rows.map(({ userId }) => userId));
    const texts = await this.people.masked(
      screening,
      candidateId,
      rows.map(({ text }) => text),
    );
    return rows.map(({ userId, createdAt, ...row }, at) => ({
      ...row,
      text: texts[at] ?? '',
      by: emailOf(userId),
      own: userId === caller.id,
      at: createdAt.toISOString(),
    }));
  }

  private async keep(comment: Said & { id: string; candidateId: string; userId: string }): Promise<void> {
    const { id, candidateId, requirementId, text } = comment;
    await this.database.transaction(async (tx) => {
      const candidate = await db(tx)
        .selectFrom('screening_candidate')
        .select('id')
        .where('id', '=', candidateId)
        .forUpdate()
        .executeTakeFirst();
      if (!candidate) throw noCandidate();
      const same = await db(tx)
        .selectFrom('screening_comment')
        .select(['requirementId', 'text'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (same && (same.requirementId !== requirementId || same.text !== text))
        throw problem('IDEMPOTENCY_MISMATCH', 'This key was used for another call.');
      if (same) return;
      const { standing } = await db(tx)
        .selectFrom('screening_comment')
        .select(sql<number>`count(*)::int`.as('standing'))
        .where('candidateId', '=', candidateId)
        .executeTakeFirstOrThrow();
      if (standing >= commentsMax)
        throw refuse('TOO_MANY_COMMENTS', 'There are too many comments about this candidate.', {
          details: { commentsMax },
        });
      await db(tx)
        .insertInto('screening_comment')
        .values({ ...comment, createdAt: new Date() })
        .execute();
    });
  }
}
