import { exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { Answers } from '@fitfolio/service-kit/rpc/answers';
import { Injectable } from '@nestjs/common';

const exportPerson = exportPersonOf('credits');

/** A person takes their data along, or leaves. The ledger stays whole: it knows nobody by name. */
@Injectable()
export class OwnData {
  @Answers(exportPerson)
  async export({ userId }: RpcRequest<typeof exportPerson>, tx: Tx): Promise<RpcReply<typeof exportPerson>> {
    const lines = await tx.sql(
      `select t.made_at as at, t.kind, e.amount::int, e.balance::int, t.details
       from entry e join transfer t on t.id = e.transfer_id
       where e.account = 'user:' || $1 order by e.position`,
      [userId],
    );
    return { files: [{ name: 'tokens.json', content: { text: JSON.stringify(lines, null, 2) } }] };
  }

  @OnEvent(userDeleted)
  async forget({ payload }: EventMessage<typeof userDeleted>, tx: Tx): Promise<void> {
    await tx.sql('delete from person where user_id = $1', [payload.userId]);
  }
}
