import { exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { listAs, PersonalTables } from '@fitfolio/service-kit/people/own-data';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { Controller } from '@nestjs/common';
import { PaymentEntity } from './orders/payment.entity.js';
import { ReceiptEntity } from './orders/receipt.entity.js';
import { tables } from './tables.js';

const exportPerson = exportPersonOf('payments');
const personal = new PersonalTables(tables, [
  listAs(PaymentEntity, {
    name: 'payments',
    toRow: (payment) => ({
      ...payment,
      originalAmount: Number(payment.originalAmount),
      discountAmount: Number(payment.discountAmount),
      finalAmount: Number(payment.finalAmount),
      amountVnd: Number(payment.amountVnd),
    }),
  }),
  listAs(ReceiptEntity, {
    name: 'receipts',
    toRow: (receipt) => ({ ...receipt, amountVnd: Number(receipt.amountVnd) }),
  }),
]);

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
