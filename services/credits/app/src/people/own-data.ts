import { exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { jsonPage } from '@fitfolio/service-kit/people/json-page';
import { forgetPerson } from '@fitfolio/service-kit/people/people';
import { Controller } from '@nestjs/common';

const exportPerson = exportPersonOf('credits');

const linesMax = 2_000;

/** A person takes their data along, or leaves. The ledger stays whole: it knows nobody by name. */
@Controller()
export class OwnData {
  /** The cursor is the position of the last entry told. */
  @OnRequest(exportPerson)
  async export(
    { userId, cursor }: RpcRequest<typeof exportPerson>,
    tx: Tx,
  ): Promise<RpcReply<typeof exportPerson>> {
    const rows = await tx.sql<{ position: string }>(
      `select e.position, t.made_at as at, t.kind, e.amount::int, e.balance::int, t.details
       from entry e join transfer t on t.id = e.transfer_id
       where e.account = 'user:' || $1 and e.position > $2 order by e.position limit $3`,
      [userId, cursor ?? '0', linesMax],
    );
    return jsonPage({
      name: 'tokens',
      cursor,
      rows,
      rowsMax: linesMax,
      cursorOf: ({ position }) => position,
      // The position is the cursor's business; what is undefined is left out of JSON.
      shown: (line) => ({ ...line, position: undefined }),
    });
  }

  @OnEvent(userDeleted)
  async forget({ payload }: EventMessage<typeof userDeleted>, tx: Tx): Promise<void> {
    await forgetPerson(tx.db, payload.userId);
  }
}
