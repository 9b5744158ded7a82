import { exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { jsonPage } from '@fitfolio/service-kit/people/json-page';
import { Answers } from '@fitfolio/service-kit/rpc/answers';
import { Injectable } from '@nestjs/common';

const exportPerson = exportPersonOf('example');

const entriesMax = 500;

/** A person takes their data along, or leaves. */
@Injectable()
export class OwnData {
  /** The cursor is the id of the last entry told. */
  @Answers(exportPerson)
  async export(
    { userId, cursor }: RpcRequest<typeof exportPerson>,
    tx: Tx,
  ): Promise<RpcReply<typeof exportPerson>> {
    const rows = await tx.sql<{ id: string; text: string; createdAt: Date }>(
      `select id, text, created_at as "createdAt" from entry
       where user_id = $1 and ($2::uuid is null or id > $2) order by id limit $3`,
      [userId, cursor, entriesMax],
    );
    return jsonPage({ name: 'example', cursor, rows, rowsMax: entriesMax, cursorOf: ({ id }) => id });
  }

  @OnEvent(userDeleted)
  async forget({ payload }: EventMessage<typeof userDeleted>, tx: Tx): Promise<void> {
    await tx.sql('delete from entry where user_id = $1', [payload.userId]);
  }
}
