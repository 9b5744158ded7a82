import { exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { PersonalTables } from '@fitfolio/service-kit/people/own-data';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';
import { exportedHolds } from './holds/export-holds.js';
import { tables } from './tables.js';
import { exportedHistory } from './transactions/export-history.js';

const exportPerson = exportPersonOf('credits');
const personal = new PersonalTables(tables, [exportedHistory, exportedHolds]);

/** A person takes their data along, or leaves. The ledger stays whole: it knows nobody by name. */
@Controller()
export class OwnData {
  @OnRequest(exportPerson)
  export(request: RpcRequest<typeof exportPerson>, tx: Tx): Promise<RpcReply<typeof exportPerson>> {
    return personal.exportPage(tx.db, request);
  }

  @OnEvent(userDeleted)
  async forget({ payload }: EventMessage<typeof userDeleted>, tx: Tx): Promise<void> {
    await personal.forget(tx.db, payload.userId);
  }
}
