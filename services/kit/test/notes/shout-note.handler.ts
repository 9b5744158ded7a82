import { Controller } from '@nestjs/common';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Database, Tx } from '#src/db/database';
import { sql } from '#src/db/query';
import { problem, ProblemError } from '#src/http/problem-error';
import {
  type EventMessage,
  type EventTask,
  OnDeadLetter,
  OnEvent,
  OnEventTask,
} from '#src/messaging/on-event';
import { OnRequest } from '#src/rpc/on-request';
import { noteAdded, noteShouted, renameNote, starNote } from './contract.js';
import { db } from './tables.js';

/** Texts steer it, so that tests can make it fail, wait, or count. */
@Controller()
export class ShoutNoteHandler {
  private lost = false;

  @OnEvent(noteAdded, { backoffMs: [50], attemptsMax: 3 })
  async shout({ payload, attempt }: EventMessage<typeof noteAdded>, tx: Tx): Promise<void> {
    await db(tx)
      .insertInto('shout')
      .values({ noteId: payload.noteId, text: payload.text.toUpperCase() })
      .onConflict((conflict) =>
        conflict.column('noteId').doUpdateSet(({ eb }) => ({ times: eb('shout.times', '+', 1) })),
      )
      .execute();
    if (payload.text === 'poison') throw new Error('cannot shout this');
    if (payload.text === 'twice' && attempt === 1) throw new Error('not the first time');
    await tx.emit(noteShouted, { noteId: payload.noteId });
  }

  @OnDeadLetter(noteAdded)
  async giveUp({ payload }: EventMessage<typeof noteAdded>, tx: Tx): Promise<void> {
    await db(tx).insertInto('shout').values({ noteId: payload.noteId, text: 'gave up', times: 0 }).execute();
  }

  @OnEventTask(noteShouted, { timeoutMs: 5_000, name: 'echo' })
  async echo({ payload }: EventMessage<typeof noteShouted>, task: EventTask): Promise<void> {
    await task.finish(async (tx) => {
      await db(tx)
        .updateTable('shout')
        .set(({ eb }) => ({ text: eb('text', '||', '!') }))
        .where('noteId', '=', payload.noteId)
        .execute();
    });
  }

  @OnRequest(renameNote)
  async rename(request: { noteId: string; text: string }, tx: Tx): Promise<{ renames: number }> {
    if (request.text === 'locked') throw new ProblemError('NOTE_LOCKED', 409, 'This note is locked.');
    await db(tx).insertInto('rename').values({ noteId: request.noteId }).execute();
    return db(tx)
      .selectFrom('rename')
      .select(sql<number>`count(*)::int`.as('renames'))
      .where('noteId', '=', request.noteId)
      .executeTakeFirstOrThrow();
  }

  @OnRequest(starNote)
  async star(
    { noteId, colour }: RpcRequest<typeof starNote>,
    database: Database,
  ): Promise<RpcReply<typeof starNote>> {
    if (colour === 'contended' && !this.lost) {
      this.lost = true;
      await sql`do $$ begin raise 'another was first' using errcode = '40P01'; end $$`.execute(database.db);
    }
    await db(database)
      .insertInto('star')
      .values({ noteId, colour })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const star = await db(database)
      .selectFrom('star')
      .select('colour')
      .where('noteId', '=', noteId)
      .executeTakeFirst();
    if (star?.colour !== colour) throw problem('IDEMPOTENCY_MISMATCH', 'This note has another colour.');
    return star;
  }
}
