import { Controller } from '@nestjs/common';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Database, Tx } from '#src/db/database';
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

/** Texts steer it, so that tests can make it fail, wait, or count. */
@Controller()
export class ShoutNoteHandler {
  private lost = false;

  @OnEvent(noteAdded, { backoffMs: [50], attemptsMax: 3 })
  async shout({ payload, attempt }: EventMessage<typeof noteAdded>, tx: Tx): Promise<void> {
    await tx.sql(
      `insert into shout (note_id, text) values ($1, $2)
       on conflict (note_id) do update set times = shout.times + 1`,
      [payload.noteId, payload.text.toUpperCase()],
    );
    if (payload.text === 'poison') throw new Error('cannot shout this');
    if (payload.text === 'twice' && attempt === 1) throw new Error('not the first time');
    await tx.emit(noteShouted, { noteId: payload.noteId });
  }

  @OnDeadLetter(noteAdded)
  async giveUp({ payload }: EventMessage<typeof noteAdded>, tx: Tx): Promise<void> {
    await tx.sql(`insert into shout (note_id, text, times) values ($1, 'gave up', 0)`, [payload.noteId]);
  }

  @OnEventTask(noteShouted, { timeoutMs: 5_000, name: 'echo' })
  async echo({ payload }: EventMessage<typeof noteShouted>, task: EventTask): Promise<void> {
    await task.finish(async (tx) => {
      await tx.sql(`update shout set text = text || '!' where note_id = $1`, [payload.noteId]);
    });
  }

  @OnRequest(renameNote)
  async rename(request: { noteId: string; text: string }, tx: Tx): Promise<{ renames: number }> {
    if (request.text === 'locked') throw new ProblemError('NOTE_LOCKED', 409, 'This note is locked.');
    await tx.sql('insert into rename (note_id) values ($1)', [request.noteId]);
    const [row] = await tx.sql<{ n: number }>('select count(*)::int as n from rename where note_id = $1', [
      request.noteId,
    ]);
    return { renames: row?.n ?? 0 };
  }

  @OnRequest(starNote)
  async star(
    { noteId, colour }: RpcRequest<typeof starNote>,
    { sql }: Database,
  ): Promise<RpcReply<typeof starNote>> {
    if (colour === 'contended' && !this.lost) {
      this.lost = true;
      await sql(`do $$ begin raise 'another was first' using errcode = '40P01'; end $$`);
    }
    await sql('insert into star values ($1, $2) on conflict do nothing', [noteId, colour]);
    const [star] = await sql<{ colour: string }>('select colour from star where note_id = $1', [noteId]);
    if (star?.colour !== colour) throw problem('IDEMPOTENCY_MISMATCH', 'This note has another colour.');
    return star;
  }
}
