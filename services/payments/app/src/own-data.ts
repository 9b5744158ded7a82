import { exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { PersonalTables } from '@fitfolio/service-kit/people/own-data';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';
import { exportedPayments, exportedReceipts } from './people/export-payments.js';
import { tables } from './tables.js';

const exportPerson = exportPersonOf('payments');
const personal = new PersonalTables(tables, [exportedPayments, exportedReceipts]);

/** A person takes their data along, or leaves. */
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
